import { Link } from "react-router";
import { z } from "zod";
import { ActForm, Done } from "#office/form.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { queryParameter } from "#platform/http/calls.schema.ts";
import { editingContext } from "#records/editing/editing.context.ts";
import { REVIEWED_PART_WORDS, REVIEWED_PARTS } from "#records/editing/reviewed-parts.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/review-rules.route.ts";

export const meta = staffMeta("Institution");

const MAX_OTHERS = 8;

const otherQuery = z.object({ other: queryParameter("other", "Part of another's name.") });

/** The parts that are checked. */
const reviewedForm = z
  .partialRecord(z.enum(REVIEWED_PARTS), z.string())
  .transform((checked) => REVIEWED_PARTS.filter((part) => part in checked));

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args, "institution.join");
  const editing = args.context.get(editingContext);
  const id = recordOf(args.params.record);
  const { other } = queryOf(args, otherQuery);
  const others = { name: other, page: 1, limit: MAX_OTHERS + 1 };
  const { name, reviewed } = await editing.reviewRules(me, id);
  const found = other === "" ? null : (await editing.institutions(me, others)).data;
  return { id, name, reviewed, found: found?.filter((one) => one.id !== id) ?? null };
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "institution.join");
  const id = recordOf(args.params.record);
  return await takeAct(args, {
    review: act({
      schema: reviewedForm,
      act: (reviewed) => args.context.get(editingContext).setReviewRules(me, id, reviewed),
      done: "Saved.",
    }),
  });
}

/** What an operator looks at first of an institution's changes, and whether it is another one. */
export default function ReviewRulesPage({ loaderData }: Route.ComponentProps) {
  const { id, name, reviewed, found } = loaderData;
  const filter = useFilter();
  return (
    <div className="grid max-w-text gap-4">
      <div>
        <h1 className="text-xl">{name}</h1>
        <p className="flex flex-wrap gap-x-4">
          <Link to={paths.officeOf(id, "members")} className="office-link">
            Its members and invitations
          </Link>
          <Link to={paths.institution(id)} className="office-link">
            Its page
          </Link>
        </p>
      </div>
      <Done />
      <ActForm act="review" button="Save">
        {() => (
          <fieldset>
            <legend className="font-semibold">
              What we look at before it is public
              {reviewed.length === 0 && ": nothing, it is trusted"}
            </legend>
            <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
              {REVIEWED_PARTS.map((part) => (
                <Checkbox
                  key={part}
                  name={part}
                  label={REVIEWED_PART_WORDS.get(part) ?? part}
                  defaultChecked={reviewed.includes(part)}
                />
              ))}
            </div>
          </fieldset>
        )}
      </ActForm>
      <ListFilters>
        <TextField
          label={`Is ${name} the same as another?`}
          hint="Type a part of its name. You see first what joining them would change."
          type="search"
          {...filter("other")}
        />
        {found?.length === 0 && <p>No other institution is called that.</p>}
        <ul>
          {found?.map((other) => (
            <li key={other.id}>
              <Link
                to={paths.joining({ kind: "institution", one: id, other: other.id })}
                className="office-link"
              >
                {other.name} ({other.id})
              </Link>
            </li>
          ))}
        </ul>
      </ListFilters>
    </div>
  );
}
