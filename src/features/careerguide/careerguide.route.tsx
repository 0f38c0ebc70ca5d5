import { useEffect, useMemo } from "react";
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "react-router";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { fieldFinder } from "#catalogue/category-names.ts";
import { isStarted, readAnswers, readPlace } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { entryReturnedTo, visitedPages } from "#features/courses/listing/visited-pages.ts";
import { useOwnList } from "#features/entry/only-enterable.tsx";
import { ownPage, ownTerms } from "#features/entry/own-page.ts";
import { whatIHave } from "#features/entry/what-i-have.store.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { Container } from "#ui/container.tsx";
import { siteContext } from "#web/context.ts";
import { PageHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/careerguide.route.ts";
import { AnswersSoFar } from "./answers-so-far.tsx";
import { type GuidePage, guidePage, guideRequest } from "./careerguide.data.ts";
import { answersIn, guideAddress, isGuideFormAddress } from "./guide-address.ts";
import { QuestionForm } from "./question-form.tsx";
import { GuideResults } from "./results.tsx";
import { Steps } from "./steps.tsx";

/** Results as last shown for some answers. */
const visitedGuidePages = visitedPages<GuidePage>();

export function loader({ context, url }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const catalogue = published.current();
  const today = withFieldToday(url.searchParams, catalogue);
  const request = guideRequest(catalogue, today ?? url.searchParams);
  const asked = Number(url.searchParams.get("question")) || 1;
  if (today) throw redirect(guideAddress(asked, request.answers), 301);
  if (isGuideFormAddress(url.searchParams)) throw redirect(guideAddress(asked, request.answers));
  return guidePage(catalogue, { ...request, publicUrl }, Math.random);
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const { have } = ownTerms() ?? {};
  if (have) return await ownPage<GuidePage>(paths.enterableGuide() + url.search, { have });
  const seen =
    entryReturnedTo(url) === null ? undefined : visitedGuidePages.get(answersIn(url.searchParams));
  return seen ?? serverLoader();
}

/** Loads results when answers change or are asked for again, not when only the question changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  return answersIn(currentUrl.searchParams) !== answersIn(nextUrl.searchParams);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? metadata({
        title: "Career guide",
        description:
          "Answer seven questions about how, what and where you want to study, and see which courses in the Maldives fit, and why.",
        canonical: loaderData.publicUrl + paths.careerGuide(),
        indexed: !isStarted(loaderData.answers),
      })
    : [];

export default function CareerGuide({ loaderData }: Route.ComponentProps) {
  const { questions, narrowings, results } = loaderData;
  // Its reasons name total costs, which its limit reads too.
  useOwnList({ decide: false, underScheme: false });
  const { search } = useLocation();
  const answers = useWantedAnswers(loaderData);
  const place = readPlace(new URLSearchParams(search), answers);
  const question = questions[place.question - 1] ?? questions[0]!;

  useEffect(() => {
    // What is narrowed for its reader is asked for again.
    if (whatIHave.narrowing() === null)
      visitedGuidePages.remember(answersIn(new URLSearchParams(search)), loaderData);
  }, [search, loaderData]);

  return (
    <>
      <PageHero
        seed="careerguide"
        heading="Career guide"
        text="Seven questions. The courses that fit appear as you answer."
        className="pt-[calc(var(--bar)+1.5rem)]! pb-8!"
      />
      <Container className="grid items-start gap-x-12 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-10">
        <section id="question" aria-label="Questions" className="min-w-0 scroll-mt-28">
          <Steps questions={questions} answers={answers} current={question.id} />
          <QuestionForm
            questions={questions}
            question={question}
            answers={answers}
            total={results?.total ?? null}
            isHeld={place.held}
          />
          <AnswersSoFar
            questions={questions}
            narrowings={narrowings}
            answers={answers}
            current={question.id}
          />
        </section>
        <GuideResults page={loaderData} answers={answers} question={question.id} />
      </Container>
    </>
  );
}

/**
 * The answers of an address with the field's name of today, that of its group where it became part
 * of one; null where the address needs no change.
 */
function withFieldToday(
  parameters: URLSearchParams,
  { categories }: Pick<Catalogue, "categories">,
): URLSearchParams | null {
  const asked = parameters.get("field");
  if (asked === null) return null;
  const name = fieldFinder(categories)(asked);
  if (name === undefined || name === asked) return null;
  const today = new URLSearchParams(parameters);
  today.set("field", name);
  return today;
}

/** The visitor's latest answers: those of the page being loaded, otherwise those of this page. */
function useWantedAnswers({ answers, questions, narrowings }: GuidePage): GuideAnswers {
  const { location } = useNavigation();
  const pending = location?.pathname === paths.careerGuide() ? location.search : null;
  return useMemo(
    () =>
      pending === null
        ? answers
        : readAnswers(new URLSearchParams(pending), [...questions, ...narrowings]),
    [pending, answers, questions, narrowings],
  );
}
