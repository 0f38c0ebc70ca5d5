import { Link } from "react-router";
import { SectionHeading } from "#ui/section-heading.tsx";
import { paths } from "#web/paths.ts";
import { ROTATION_INTERVAL_MS } from "../adverts.ts";

const SECONDS = ROTATION_INTERVAL_MS / 1000;

/** The steps from the first message to the report, and what advertisers can rely on. */
export function HowItWorks() {
  return (
    <section aria-labelledby="booking" className="grid gap-12 lg:grid-cols-2">
      <div>
        <SectionHeading id="booking" title="How to book" className="mb-6" />
        <ol className="grid gap-5">
          {BOOKING_STEPS.map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden className="tabular w-6 shrink-0 text-xl font-bold text-brand">
                {at + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 max-w-text text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <SectionHeading title="What you can rely on" className="mb-6" />
        <div className="prose">
          <ul>
            {PROMISES.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const BOOKING_STEPS = [
  {
    title: "Choose your places and months",
    text: (
      <>
        The{" "}
        <Link to={paths.orderAdverts()} className="text-link">
          calendar
        </Link>{" "}
        shows what is free and what it comes to. Discounts are available for several places or
        months.
      </>
    ),
  },
  {
    title: "Send your material and order",
    text: (
      <>
        You see at once whether the rules are kept, and how it looks in its place. You confirm by a
        link in a mail. Questions? Use the{" "}
        <Link to={paths.contact()} className="text-link">
          contact form
        </Link>
        .
      </>
    ),
  },
  {
    title: "We check your material",
    text: "If something does not fit, you hear what it is and send it anew.",
  },
  {
    title: "Pay for the month ahead",
    text: "Rates are paid monthly in advance, by invoice. Your advert runs in every month that is paid, from its first to its last day by the clock of Malé.",
  },
];

const PROMISES = [
  `A banner shows each advert for ${SECONDS} seconds and then the next. Who is first changes every few minutes, so nobody owns the beginning.`,
  "A slot is never sold to more advertisers than it has places. Places that nobody booked show messages of our own.",
  "Every advert is labelled as one. Visitors can stop the banners from changing.",
  "Your order has a page of its own with a report of how often your advert was seen and followed. Seen means that at least half of it was visible for one second, counted once for each visit to a page.",
  "We count without cookies and keep nothing about who saw it. Programs that say they are programs are not counted.",
  "Paying for an advert never moves a course or an institution up in a list or a search.",
];
