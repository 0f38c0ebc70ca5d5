import { ticket } from "#features/contact/contact.schema.ts";
import { ContactSection } from "#features/contact/contact-section.tsx";
import { takeTicket } from "#features/contact/take-ticket.ts";
import { contentContext } from "#features/content/content.context.ts";
import { fixedPagesContext } from "#features/fixed-pages/fixed-pages.context.ts";
import { siteContext } from "#web/context.ts";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/about.route.ts";
import { AboutText } from "./about-text.tsx";
import { FaqList } from "./faq-list.tsx";
import { useScrollToHash } from "./use-scroll-to-hash.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { publicUrl, operatorEmail } = context.get(siteContext);
  const { faqs } = await content.current();
  const text = await context.get(fixedPagesContext).shown("about");
  return {
    text: { summary: text.summary, sections: text.sections },
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
      "What this directory is and how it works: finding and comparing courses in the Maldives, frequently asked questions, listing your courses, and how to reach us.",
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
  const { text, faqs, operatorEmail, received } = loaderData;
  return (
    <AboutText
      text={text}
      questions={<FaqList faqs={faqs} />}
      contact={
        <ContactSection operatorEmail={operatorEmail} returned={actionData} received={received} />
      }
    />
  );
}
