import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { PageHero } from "#web/hero.tsx";
import { paths } from "#web/paths.ts";

interface ErrorPageProps {
  seed: string;
  heading: string;
  text: string;
  children?: ReactNode;
}

function ErrorPage({ seed, heading, text, children }: ErrorPageProps) {
  return (
    <PageHero seed={seed} heading={heading} text={text} className="min-h-[70vh] content-center">
      <form action="/search" className="max-w-narrow">
        <SearchField
          name="query"
          label="Search courses and institutions"
          placeholder="Search courses and institutions"
        />
      </form>
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <ButtonLink to={paths.courses()} variant="light">
          See all courses
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="glass">
          Go to the home page
        </ButtonLink>
      </div>
    </PageHero>
  );
}

/** No page has this address (requirements, 2.1). */
export function NotFoundPage() {
  return (
    <ErrorPage
      seed="not-found"
      heading="Page not found"
      text="Sorry, we couldn't find the page you're looking for."
    />
  );
}

/** The database is unavailable; pages that need only memory still work. */
export function UnavailablePage() {
  return (
    <ErrorPage
      seed="failure"
      heading="Not available at the moment"
      text="We cannot reach our records. Please try again in a few seconds. Your shortlist is safe in this browser."
    />
  );
}

/** The server failed, or rendering threw an error. */
export function FailurePage() {
  return (
    <ErrorPage
      seed="failure"
      heading="Something went wrong"
      text="An error has occurred, and we are working to resolve it. Your shortlist is safe in this browser."
    />
  );
}
