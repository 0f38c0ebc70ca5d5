import { TableKit } from "@tiptap/extension-table";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Bold, Heading3, Italic, Link2, List, ListOrdered, Table2 } from "lucide-react";
import { useContext, useEffect, useId, useRef } from "react";
import type { Nullable } from "#catalogue/course.ts";
import { FieldError } from "#ui/field.tsx";
import { LockedContext } from "./locked.context.ts";
import { ToggleButton } from "./toggle-button.tsx";

/** What the site keeps of rich text (platform/html.ts): anything else is not offered. */
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: "https" },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

export interface RichTextFieldProps {
  label: string;
  /** Sanitised HTML. */
  value: Nullable<string>;
  error: string | undefined;
  onChange: (html: Nullable<string>) => void;
  /** True where links may be addresses of this site, such as /courses. */
  takesOwnAddresses?: boolean;
}

/** A text with headings, lists, links and tables. */
export default function RichTextField({
  label,
  value,
  error,
  onChange,
  takesOwnAddresses = false,
}: RichTextFieldProps) {
  const id = useId();
  const held = useRef(value);
  const isLocked = useContext(LockedContext);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value ?? "",
    // Its styles are ours, and an inline style sheet would need an exception of the site's policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        class: "prose office-rich-text",
      },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? null : changed.getHTML();
      onChange(held.current);
    },
  });
  useEffect(() => {
    // What was undone, or came from another version, and was not typed here.
    if (value === held.current) return;
    held.current = value;
    editor?.commands.setContent(value ?? "", { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!isLocked, false);
  }, [editor, isLocked]);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <div className="rounded-md border border-line-strong bg-surface focus-within:border-brand">
        {editor && <Toolbar editor={editor} label={label} isOwn={takesOwnAddresses} />}
        <EditorContent editor={editor} />
      </div>
      <FieldError>{error}</FieldError>
    </div>
  );
}

interface ToolbarProps {
  editor: Editor;
  label: string;
  /** True where links may be addresses of this site. */
  isOwn: boolean;
}

function Toolbar({ editor, label, isOwn }: ToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      heading: current.isActive("heading", { level: 3 }),
      list: current.isActive("bulletList"),
      numbered: current.isActive("orderedList"),
      link: current.isActive("link"),
      table: current.isActive("table"),
    }),
  });
  const act = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label={`Format of ${label}`}
      className="flex flex-wrap border-b border-line p-1"
    >
      <ToggleButton name="Bold" isOn={active.bold} onPress={() => act().toggleBold().run()}>
        <Bold aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton name="Italic" isOn={active.italic} onPress={() => act().toggleItalic().run()}>
        <Italic aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton
        name="Heading"
        isOn={active.heading}
        onPress={() => act().toggleHeading({ level: 3 }).run()}
      >
        <Heading3 aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton name="List" isOn={active.list} onPress={() => act().toggleBulletList().run()}>
        <List aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton
        name="Numbered list"
        isOn={active.numbered}
        onPress={() => act().toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton name="Link" isOn={active.link} onPress={() => toggleLink(editor, isOwn)}>
        <Link2 aria-hidden size={16} />
      </ToggleButton>
      <ToggleButton
        name={active.table ? "Remove the table" : "Table"}
        isOn={active.table}
        onPress={() =>
          active.table
            ? act().deleteTable().run()
            : act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
        }
      >
        <Table2 aria-hidden size={16} />
      </ToggleButton>
    </div>
  );
}

function toggleLink(editor: Editor, isOwn: boolean): void {
  if (editor.isActive("link")) {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    return;
  }
  const asked = `Address of the page (https://...${isOwn ? ", or /courses" : ""})`;
  const address = prompt(asked)?.trim();
  if (!address) return;
  const isWhole = isOwn ? /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i : /^(https?:\/\/|mailto:)/i;
  const href = isWhole.test(address) ? address : `https://${address}`;
  editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
}
