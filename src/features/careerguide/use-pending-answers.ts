import { useMemo } from "react";
import { useNavigation } from "react-router";
import { readAnswers } from "#catalogue/guide-answers.ts";
import type { GuideAnswers } from "#catalogue/guide-question.ts";
import { paths } from "#web/paths.ts";
import type { GuidePage } from "./careerguide.data.ts";

/** The visitor's latest answers: those of the page being loaded, otherwise those of this page. */
export function useWantedAnswers({ answers, questions, narrowings }: GuidePage): GuideAnswers {
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
