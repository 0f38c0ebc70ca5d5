import { counted } from "#catalogue/counted.ts";
import { dateWords } from "#catalogue/dates.ts";
import { OFFICE_CATEGORIES } from "#features/categories/category-tree.endpoints.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { callOffice } from "../office-call.ts";
import type { Mutation } from "../use-mutation.tsx";
import { CategoryForm } from "./category-form.tsx";
import type { RunTreeCall, TreeCategory, TreeGroup } from "./category-groups.ts";

/** The category whose form is open: by its id, a new one, or none. */
export type OpenedCategory = number | "new" | null;

interface GroupPanelProps {
  group: TreeGroup;
  all: readonly TreeCategory[];
  opened: OpenedCategory;
  open: (id: OpenedCategory) => void;
  /** True where a form was closed just now. */
  wasOpen: boolean;
  /** Shows the subcategories. */
  isOpen: boolean;
  act: Mutation;
  run: RunTreeCall;
}

/** A group, and its subcategories folded below it. */
export function CategoryGroupPanel({ group, isOpen, ...rest }: GroupPanelProps) {
  const { subcategories } = group;
  const hasOpened = subcategories.some(({ id }) => id === rest.opened);
  return (
    <div className="grid gap-3">
      <OneCategory category={group} {...rest} />
      {subcategories.length > 0 && (
        <Disclosure
          key={String(isOpen)}
          open={isOpen || hasOpened}
          summary={
            subcategories.length === 1 ? "1 subcategory" : `${subcategories.length} subcategories`
          }
          summaryClassName="cursor-pointer py-1 font-medium text-brand-strong"
        >
          <ul className="mt-2 grid gap-3 border-s border-line ps-4">
            {subcategories.map((category) => (
              <li key={category.id}>
                <OneCategory category={category} {...rest} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface OneCategoryProps extends Omit<GroupPanelProps, "group" | "isOpen"> {
  category: TreeCategory;
}

function OneCategory({ category, all, opened, open, wasOpen, act, run }: OneCategoryProps) {
  const { id, etag, name, courses, former_names, stated_on } = category;
  const params = { id };
  if (opened === id) {
    return (
      <CategoryForm
        category={category}
        all={all}
        act={act}
        onSave={(body) =>
          run(
            () => callOffice(OFFICE_CATEGORIES.change, { params, body }, { etag }),
            `Saved: ${body.name}. The site shows it within a second.`,
          )
        }
        onMerge={(into, reason) =>
          run(
            () =>
              callOffice(
                OFFICE_CATEGORIES.merge,
                { params, body: { into: into.id, reason } },
                { etag },
              ),
            `${name} is part of ${into.name} now.`,
          )
        }
        onRemove={() =>
          run(() => callOffice(OFFICE_CATEGORIES.remove, { params }, { etag }), `Removed: ${name}.`)
        }
        onCancel={() => open(null)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="words-beside min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {counted(courses, "course")}
          {stated_on && ` · changed by us on ${dateWords(stated_on)}`}
        </p>
        {former_names.length > 0 && (
          <p className="text-sm break-words text-ink-soft">Before: {former_names.join("; ")}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        autoFocus={wasOpen}
        aria-label={`Change: ${name}`}
        onClick={() => open(id)}
      >
        Change
      </Button>
    </div>
  );
}
