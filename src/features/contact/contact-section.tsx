import { Mail } from "lucide-react";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { ReturnedForm } from "#web/forms/form.ts";
import { SocialLinks } from "#web/social-links.tsx";
import { ContactForm } from "./contact-form.tsx";

interface ContactSectionProps {
  operatorEmail: string;
  returned: ReturnedForm | undefined;
  received: boolean;
}

/** "Contact Us": a form, an address, and links to other channels. */
export function ContactSection({ operatorEmail, ...form }: ContactSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading">
      <Container className="grid gap-x-16 gap-y-10 py-16 md:grid-cols-[1fr_minmax(0,1.15fr)] md:py-24">
        <div>
          <SectionHeading
            id="contact-heading"
            title="Contact Us"
            text="A wrong fee, a course that is missing, a question that the pages leave open: write to us. A person reads it."
          />
          <p className="mt-8 text-sm font-semibold">By mail</p>
          <a
            href={`mailto:${operatorEmail}`}
            className="inline-flex min-h-11 items-center gap-2 break-all text-lg text-brand underline underline-offset-4 hover:text-brand-strong"
          >
            <Mail aria-hidden size={20} className="shrink-0" />
            {operatorEmail}
          </a>
          <p className="mt-6 text-sm font-semibold">Elsewhere</p>
          <SocialLinks
            className="mt-1 -ms-2.5"
            linkClassName="text-brand hover:bg-brand-soft hover:text-brand-strong"
          />
          <p className="mt-6 max-w-narrow text-sm text-ink-soft">
            To apply for a course, turn to the institution: its page has the telephone numbers and
            addresses of every campus.
          </p>
        </div>
        <div className="rounded-xl border border-line bg-surface p-5 shadow-raise sm:p-8">
          <ContactForm kind="message" {...form} />
        </div>
      </Container>
    </section>
  );
}
