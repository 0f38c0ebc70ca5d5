import { type ComponentProps, useState } from "react";
import { sortedByName } from "#catalogue/names.ts";
import { OFFICE_CATEGORIES } from "#features/categories/category-tree.endpoints.ts";
import type { CategoryTree } from "#features/categories/category-tree.schema.ts";
import { mayLeave } from "#office/leaving.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { ContentHistory } from "../content/content-history.tsx";
import { callOffice, useAnswer } from "../office-call.ts";
import { OfficeList } from "../office-list.tsx";
import { QueryState } from "../query-state.tsx";
import { MutationOutcome, useMutation } from "../use-mutation.tsx";
import { useWasOpen } from "../use-was-open.ts";
import { CategoryForm } from "./category-form.tsx";
import { CategoryGroupPanel, type OpenedCategory } from "./category-group.tsx";
import { groupsMatching, type RunTreeCall } from "./category-groups.ts";

/** The fields of study that students choose by: renamed, moved, merged, added and removed. */
export default function CategoriesPage() {
  const asked = useAnswer(OFFICE_CATEGORIES.all);
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Categories</h1>
      <p className="text-ink-soft">
        The fields of study that students choose by. A name that you change goes on leading to its
        category: in addresses, saved searches and imports.
      </p>
      <QueryState of={asked} failed="The categories could not be read">
        {(tree) => <TreeEditor read={tree} />}
      </QueryState>
    </div>
  );
}

function TreeEditor({ read }: { read: CategoryTree }) {
  const [tree, setTree] = useState(read);
  const [opened, setOpened] = useState<OpenedCategory>(null);
  const act = useMutation();
  const [hasHistory, setHistory] = useState(false);
  const wasOpen = useWasOpen(opened !== null);
  const open = (id: OpenedCategory) => {
    if (id !== null && !mayLeave()) return;
    setOpened(id);
    act.clear();
  };
  const run: RunTreeCall = (call, words) =>
    act.run(call, words, (now) => {
      setTree(now);
      setOpened(null);
    });
  const all = sortedByName(tree.categories, ({ name }) => name);
  return (
    <>
      {opened !== "new" && (
        <Button autoFocus={wasOpen} className="justify-self-start" onClick={() => open("new")}>
          Add a category
        </Button>
      )}
      {opened === null && <MutationOutcome of={act} />}
      {opened === "new" && (
        <div className="office-panel">
          <CategoryForm
            category={null}
            all={all}
            act={act}
            onSave={(body) =>
              run(() => callOffice(OFFICE_CATEGORIES.add, { body }), `Added: ${body.name}.`)
            }
            onCancel={() => open(null)}
          />
        </div>
      )}
      {all.length === 0 ? (
        <EmptyState title="There is no category yet">
          <p>Imports bring some, or add the first one here.</p>
        </EmptyState>
      ) : (
        <CategoryGroups
          all={all}
          opened={opened}
          open={open}
          wasOpen={wasOpen}
          act={act}
          run={run}
        />
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={hasHistory}
        onClick={() => setHistory(!hasHistory)}
      >
        {hasHistory ? "Hide the history" : "Show the history"}
      </Button>
      {hasHistory && <ContentHistory key={act.done} kind="categories" />}
    </>
  );
}

type CategoryGroupsProps = Omit<ComponentProps<typeof CategoryGroupPanel>, "group" | "isOpen">;

/** The groups, narrowed by what is typed. */
function CategoryGroups(props: CategoryGroupsProps) {
  const [typed, setTyped] = useState("");
  const groups = groupsMatching(props.all, typed);
  return (
    <>
      <TextField
        label="Find a category"
        type="search"
        value={typed}
        autoComplete="off"
        hint="Former names are found too."
        onChange={({ target }) => setTyped(target.value)}
      />
      {groups.length === 0 && <p>No category is or was called that.</p>}
      <OfficeList of={groups} row="office-panel">
        {(group) => <CategoryGroupPanel {...props} group={group} isOpen={typed !== ""} />}
      </OfficeList>
    </>
  );
}
