import { ticket } from "#features/contact/contact.schema.ts";
import { ContactSection } from "#features/contact/contact-section.tsx";
import { takeTicket } from "#features/contact/take-ticket.ts";
import { contentContext } from "#features/content/content.context.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { siteContext } from "#web/context.ts";
import { PageHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/about.route.ts";
import { FaqList } from "./faq-list.tsx";
import { CoreValues, Intro, VisionAndMission } from "./mission.tsx";
import { WhyList, WhyMagu } from "./reasons.tsx";
import { useScrollToHash } from "./use-scroll-to-hash.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const content = context.get(contentContext);
  const { publicUrl, operatorEmail } = context.get(siteContext);
  const { courses, institutions } = published.current().stats;
  const { faqs } = await content.current();
  return {
    courses: courses.toLocaleString("en"),
    institutions: institutions.toLocaleString("en"),
    faqs: faqs.map(({ id, question, answer }) => ({ id, question, answer })),
    received: url.searchParams.get("message") === "received",
    operatorEmail,
    publicUrl,
  };
}

/** The contact form without JavaScript. */
export async function action(args: Route.ActionArgs) {
  return await takeTicket(args, ticket, paths.messageReceived());
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publicUrl, faqs } = loaderData;
  return metadata({
    title: "About and contact",
    description:
      "What Magu is and how it works: finding and comparing courses in the Maldives, frequently asked questions, listing your courses, and how to reach us.",
    canonical: publicUrl + paths.about(),
    structured: faqs.length > 0 ? [faqPage(faqs)] : [],
    referrer: "same-origin",
  });
}

function faqPage(faqs: readonly { question: string; answer: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export default function AboutRoute({ loaderData, actionData }: Route.ComponentProps) {
  useScrollToHash();
  const { courses, institutions, faqs, operatorEmail, received } = loaderData;
  return (
    <>
      <PageHero
        seed="about"
        heading="About Magu"
        text="The way from wondering what to study to a course that you can name, with its fee, its place and its start."
      >
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
      <Intro courses={courses} institutions={institutions} />
      <VisionAndMission />
      <CoreValues />
      <WhyMagu />
      <FaqList faqs={faqs} />
      <WhyList />
      <ContactSection operatorEmail={operatorEmail} returned={actionData} received={received} />
    </>
  );
}
