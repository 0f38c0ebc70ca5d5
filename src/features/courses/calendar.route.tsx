import { CalendarPlus } from "lucide-react";
import { Form, Link, redirect } from "react-router";
import { counted, shownOf } from "#catalogue/counted.ts";
import { paginationWindow } from "#catalogue/pagination.ts";
import { publishedContext } from "#features/publishing/published.context.ts";
import { NotFoundError } from "#platform/errors.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { ChipLink } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { CopyLink } from "#ui/copy-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/calendar.route.ts";
import { type CalendarPage, calendarPage, type ListedDate } from "./calendar/calendar.data.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import { pageNumber } from "./listing/listing-address.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const catalogue = context.get(publishedContext).current();
  const { publicUrl } = context.get(siteContext);
  const filters = catalogue.readFilters(url.searchParams);
  const month = url.searchParams.get("month");
  const page = pageNumber(url.searchParams.get("page") ?? undefined);
  if (page === null) throw new NotFoundError("Page");
  if (catalogue.readsFormerName(url.searchParams))
    throw redirect(paths.calendar(filters, month ?? "", page), 301);
  return calendarPage(catalogue, { filters, month, page, publicUrl });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? metadata({
        title: "Dates to apply and to start",
        description:
          "The days by which to apply for courses in the Maldives, and when they start, month by month. Add them to your own calendar.",
        canonical: loaderData.publicUrl + paths.calendar(),
        indexed: loaderData.asked.length === 0 && loaderData.meta.current_page === 1,
      })
    : [];

export default function CalendarRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ListHero seed="calendar" heading="Dates">
        <p className="max-w-text">By when to apply, and when courses start.</p>
      </ListHero>
      <Container className="grid gap-x-10 gap-y-6 pt-6 pb-16 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-6 max-lg:contents">
          <Narrowing page={page} />
          <Subscribe feed={page.feed} subscription={page.subscription} />
        </div>
        {page.shown ? <Month page={page} /> : <NoDates page={page} />}
      </Container>
    </>
  );
}

/** Chosen filters as chips, and the ones that people ask for most as lists. */
function Narrowing({ page }: { page: CalendarPage }) {
  const { filters, asked, choices } = page;
  const listed = Object.fromEntries(choices.map(({ key }) => [key, []]));
  return (
    <section aria-label="Filters" className="grid gap-4">
      {asked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {asked.map(({ key, label, without }) => (
            <li key={key} className="max-w-full">
              <ChipLink to={without} removeLabel={`Remove filter: ${label}`}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <Form action={paths.calendar()} className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        <HiddenFilters filters={{ ...filters, ...listed, sort: null }} />
        {choices.map(({ key, label, values }) => (
          <label key={key} className="grid min-w-0 gap-1 text-sm font-semibold">
            {label}
            <select
              key={filters[key].join()}
              name={key}
              defaultValue={filters[key][0] ?? ""}
              className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 font-normal"
            >
              <option value="all">Any</option>
              {values.map(({ value, label: name, count }) => (
                <option key={value} value={value}>
                  {name} ({count})
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" variant="secondary" className="self-end">
          Show dates
        </Button>
      </Form>
    </section>
  );
}

/** Calendar programs of phones and desktops take the subscription at a tap, others its address. */
function Subscribe({ feed, subscription }: Pick<CalendarPage, "feed" | "subscription">) {
  return (
    <section
      aria-labelledby="subscribe"
      className="rounded-lg border border-line bg-surface p-4 max-lg:order-last"
    >
      <h2 id="subscribe" className="text-base">
        In your own calendar
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Subscribe, and your calendar keeps up with these filters by itself. Where nothing opens,
        copy the link and add it there as a calendar from an address.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <a href={subscription} className={buttonClass({ variant: "secondary" })}>
          <CalendarPlus aria-hidden size={18} />
          Subscribe
        </a>
        <CopyLink path={feed} />
        <a href={feed} className="py-2 text-sm text-link">
          Download once (.ics)
        </a>
      </div>
    </section>
  );
}

function Month({ page }: { page: CalendarPage }) {
  const { filters, shown, months, dates, meta, courses } = page;
  return (
    <section aria-labelledby="month" className="min-w-0">
      <nav aria-label="Months" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 py-1 sm:flex-wrap">
          {months.map(({ month, label, count, address }) => (
            <li key={month} className="shrink-0">
              <Link
                to={address}
                preventScrollReset
                aria-current={month === shown?.month ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3 text-sm",
                  month === shown?.month
                    ? "border-brand bg-brand font-semibold text-on-brand"
                    : "border-line-strong bg-surface hover:border-brand",
                )}
              >
                {label} <span className="tabular">({count})</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 id="month" className="mt-6 text-xl">
        {shown?.label}
      </h2>
      <p className="text-sm text-ink-soft">
        {shownOf(meta, "date")} of {counted(courses.looked, "course")}
        {courses.looked < courses.total && ", those that start soonest"}
      </p>
      <ol className="mt-3 grid gap-2">
        {dates.map((date) => (
          <DateRow key={date.key} date={date} />
        ))}
      </ol>
      <Pagination
        label="Pages of this month"
        className="mt-6"
        current={meta.current_page}
        last={meta.last_page}
        pages={paginationWindow(meta.current_page, meta.last_page)}
        href={(number) => paths.calendar(filters, shown?.month, number)}
      />
    </section>
  );
}

function DateRow({ date: { words, isDeadline, course, institution, file } }: { date: ListedDate }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className={classNames("text-sm font-semibold", isDeadline && "text-accent-ink")}>
          {words}
        </p>
        <Link
          to={paths.course(course)}
          className="inline-block py-0.5 font-semibold text-link hover:text-brand-strong"
        >
          {course.name}
        </Link>
        <p className="text-sm text-ink-soft">{institution}</p>
      </div>
      <a
        href={file}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link print:hidden"
      >
        <CalendarPlus aria-hidden size={16} />
        Add to calendar<span className="sr-only">: {course.name}</span>
      </a>
    </li>
  );
}

function NoDates({ page }: { page: CalendarPage }) {
  return (
    <EmptyState title="No dates are stated">
      <p>
        {counted(page.courses.total, "course")} with these filters, none of which states a date that
        is still to come.
      </p>
      <Link to={paths.calendar()} className={buttonClass({ variant: "secondary" })}>
        Show all dates
      </Link>
    </EmptyState>
  );
}
