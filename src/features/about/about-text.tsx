import type { ReactNode } from "react";
import type { PageText } from "#features/fixed-pages/fixed-pages.ts";
import { siteName } from "#platform/site-name.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { PageHero } from "#web/hero.tsx";
import { paths } from "#web/paths.ts";
import { CoreValues, Intro, VisionAndMission } from "./mission.tsx";
import { WhyList, WhyStudents } from "./reasons.tsx";

interface AboutTextProps {
  text: PageText;
  /** What stands between its texts. */
  questions: ReactNode;
  contact: ReactNode;
}

/** The page About us, as its texts say it. */
export function AboutText({ text, questions, contact }: AboutTextProps) {
  return (
    <>
      <PageHero seed="about" heading={`About ${siteName}`} text={text.summary}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.courses()} variant="accent">
            View All Courses
          </ButtonLink>
          <a href="#questions" className={buttonClass({ variant: "glass" })}>
            Questions
          </a>
          <a href="#contact" className={buttonClass({ variant: "glass" })}>
            Contact Us
          </a>
        </div>
      </PageHero>
      <Intro text={text} />
      <VisionAndMission text={text} />
      <CoreValues text={text} />
      <WhyStudents text={text} />
      {questions}
      <WhyList text={text} />
      {contact}
    </>
  );
}
