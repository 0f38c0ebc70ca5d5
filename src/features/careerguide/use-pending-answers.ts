import { useMemo } from "react";
import { useNavigation } from "react-router";
import { readAnswers } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { paths } from "#web/paths.ts";
import type { GuidePage } from "./careerguide.data.ts";

/** The answers that the visitor wants: those of the page on its way, where there is one. */
export function useWantedAnswers({ answers, questions }: GuidePage): GuideAnswers {
  const { location } = useNavigation();
  const pending = location?.pathname === paths.careerGuide() ? location.search : null;
  return useMemo(
    () => (pending === null ? answers : readAnswers(new URLSearchParams(pending), questions)),
    [pending, answers, questions],
  );
}
