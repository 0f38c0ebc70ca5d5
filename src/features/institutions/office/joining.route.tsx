import { counted } from "#catalogue/counted.ts";
import { sourceByKey } from "#catalogue/sources.ts";
import { ChangeList } from "#office/changes/change-list.tsx";
import { ActForm, Confirm, Done } from "#office/form.tsx";
import { staffMeta } from "#office/meta.ts";
import { queryOf } from "#office/query.ts";
import { act, recordOf, staff, takeAct } from "#office/staff.ts";
import { DomainError } from "#platform/errors.ts";
import { joiningContext } from "#records/matching/joining.context.ts";
import { joiningPair, recordKind } from "#records/matching/joining.schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/joining.route.ts";

export const meta = staffMeta("Duplicates");

export async function loader(args: Route.LoaderArgs) {
  await staff(args, "institution.join");
  const joining = args.context.get(joiningContext);
  const pair = queryOf(args, joiningPair.partial());
  const { kind, one, other } = pair;
  const preview =
    kind && one && other ? await joining.preview({ kind, one, other }).catch(refusal) : null;
  return { preview, proposals: await joining.proposals(), joined: await joining.joined() };
}

/** Why a pair cannot be joined. */
function refusal(error: unknown): { refused: string } {
  if (error instanceof DomainError) return { refused: error.message };
  throw error;
}

export async function action(args: Route.ActionArgs) {
  const me = await staff(args, "institution.join");
  const joining = args.context.get(joiningContext);
  return await takeAct(args, {
    join: act({
      act: () => joining.join(me, queryOf(args, joiningPair)),
      done: "They are one now.",
    }),
    apart: act({
      act: () => joining.keepApart(me, queryOf(args, joiningPair)),
      done: "They are kept apart, and proposed no more.",
    }),
    split: act({
      act: (_, of) => {
        const [kind, former] = of.split(" ");
        const record = { kind: recordKind.parse(kind), former_id: recordOf(former) };
        return joining.split(me, record);
      },
      done: "They are two again.",
    }),
  });
}

type Loaded = Route.ComponentProps["loaderData"];
type Preview = Exclude<Loaded["preview"], null | { refused: string }>;
type Joined = Loaded["joined"][number];
type PairedRecord = Loaded["proposals"]["institutions" | "courses"][number]["records"][number];

/** Records of different sources that may be the same, and those that were made one. */
export default function JoiningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, joined } = loaderData;
  const { institutions, courses } = loaderData.proposals;
  const pairs = [
    ...institutions.map((pair) => ({ kind: "institution" as const, ...pair })),
    ...courses.map((pair) => ({ kind: "course" as const, ...pair })),
  ];
  return (
    <div className="grid max-w-text gap-4">
      <div>
        <h1 className="text-xl">Duplicates</h1>
        <p className="text-ink-soft">
          Two sources may state the same institution or course. You say which are one.
        </p>
      </div>
      <Done />
      {preview && !actionData?.message && (
        <section className="office-panel grid gap-3">
          {"refused" in preview ? (
            <p role="alert">They cannot be joined. {preview.refused}</p>
          ) : (
            <JoinPreview {...preview} />
          )}
        </section>
      )}
      {pairs.length === 0 && <EmptyState title="No two records look the same" />}
      <ul className="grid gap-3">
        {pairs.map(({ kind, records: [one, other], doubt }) => (
          <li key={`${kind} ${one.id} ${other.id}`} className="office-panel grid gap-2">
            <p className="font-semibold">
              {kind === "course" ? "Two courses" : "Two institutions"}:{" "}
              {doubt ?? "all that is compared is equal"}
            </p>
            {[one, other].map((record) => (
              <p key={record.id} className="wrap-break-word">
                {record.name}{" "}
                <span className="text-ink-soft">({factsOfPaired(record).join(", ")})</span>
              </p>
            ))}
            <ButtonLink
              to={paths.joining({ kind, one: one.id, other: other.id })}
              variant="secondary"
              className="justify-self-start"
            >
              See what joining changes
            </ButtonLink>
          </li>
        ))}
      </ul>
      {joined.length > 0 && <JoinedRecords joined={joined} />}
    </div>
  );
}

function JoinPreview({ kept, gone, changes }: Preview) {
  const { moves } = gone;
  return (
    <>
      <p>
        {kept.name} ({kept.id}) stays. The address of {gone.name} ({gone.id}) leads there
        {moves &&
          `, and ${counted(moves.courses, "course")} and ${counted(moves.members, "member")} move`}
        .
      </p>
      {changes.length === 0 ? (
        <p>Nothing else of {kept.name} changes.</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      <div className="flex flex-wrap gap-2">
        <ActForm act="join" button="Join them" className="contents" />
        <ActForm act="apart" button="They are two" variant="secondary" className="contents" />
      </div>
    </>
  );
}

function JoinedRecords({ joined }: { joined: readonly Joined[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{counted(joined.length, "record")} joined to another</h2>
      {joined.map(({ kind, id, name, former_id, source }) => (
        <div key={`${kind} ${former_id}`} className="office-panel grid gap-2">
          <p className="wrap-break-word">
            <span className="font-semibold">{name}</span> ({id})
            <span className="block text-ink-soft">
              Also number {former_id}, from the {sourceByKey(source).name}
            </span>
          </p>
          <Confirm
            act="split"
            of={`${kind} ${former_id}`}
            label="Take the join back"
            about={`${name} (${former_id})`}
            question="They are two again, and each has what its own source states of it."
            confirm="Make two of them"
          />
        </div>
      ))}
    </section>
  );
}

/** Who states a record, and what people tell it by. */
function factsOfPaired(record: PairedRecord): string[] {
  const sources = record.sources.map((key) => sourceByKey(key).name);
  if ("campuses" in record) {
    return [...sources, counted(record.courses, "course"), ...record.campuses];
  }
  const { mnqf_level, duration_text, awarding_body } = record;
  const facts = [mnqf_level && `level ${mnqf_level}`, duration_text, awarding_body];
  return [...sources, ...facts.filter((fact) => fact !== null)];
}
