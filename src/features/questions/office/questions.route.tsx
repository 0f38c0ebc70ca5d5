import { ListEnd } from "#office/data-table.tsx";
import { Done } from "#office/form.tsx";
import { STATE_OPTIONS } from "#office/letter-card.tsx";
import { ListFilters, useFilter } from "#office/list-filters.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { institutionOf, staff, takeAct } from "#office/staff.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/field.tsx";
import { questionInboxContext } from "../questions.context.ts";
import { questionsQuery } from "../questions.schema.ts";
import type { Route } from "./+types/questions.route.ts";
import { questionActs } from "./question-acts.ts";
import { QuestionList } from "./question-list.tsx";

export const meta = staffMeta("Questions");

const PAGE_SIZE = 20;

export async function loader(args: Route.LoaderArgs) {
  const me = await staff(args);
  const query = { ...queryOf(args, questionsQuery), institution: institutionOf(args) };
  const inbox = args.context.get(questionInboxContext);
  return await inbox.questions(me, { ...query, limit: PAGE_SIZE });
}

export async function action(args: Route.ActionArgs) {
  return await takeAct(args, questionActs(args.context, await staff(args)));
}

/** What people asked an institution, the newest first. */
export default function QuestionsPage({ loaderData: { meta, ...list } }: Route.ComponentProps) {
  const filter = useFilter();
  return (
    <div className="grid max-w-text gap-4">
      <h1 className="text-xl">Questions</h1>
      <Done />
      <ListFilters>
        <SelectField
          label="State of the questions"
          options={[{ value: "", label: "All questions" }, ...STATE_OPTIONS]}
          {...filter("state")}
        />
      </ListFilters>
      {meta.total === 0 && (
        <EmptyState title="No such question">
          <p>
            Visitors ask on the pages of your courses and of your institution. Their questions come
            here, and to your mailbox.
          </p>
        </EmptyState>
      )}
      <QuestionList {...list} />
      <ListEnd label="Pages of questions" meta={meta} />
    </div>
  );
}
