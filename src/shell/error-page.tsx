import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { siteName } from "#platform/site-name.ts";
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

/** What a page says where no page has its address (specification, 2.1). */
export const NOT_FOUND = {
  heading: "Page not found",
  text: "Sorry, we couldn't find the page you're looking for.",
};

/** What it says where the server failed, or rendering threw an error. */
export const FAILURE = {
  heading: "Something went wrong",
  text: "An error has occurred, and we are working to resolve it. Your shortlist is safe in this browser.",
};

/** What it says where it does not do what was asked, for a reason or because it takes no forms. */
export const refusedBecause = (reason: unknown) => ({
  heading: "This was not done",
  text: typeof reason === "string" ? reason : "Nothing can be sent to this page.",
});

/** The head of a page that says either: both have a description too (specification, 2.2). */
export function errorHead({ heading, text }: typeof NOT_FOUND): MetaDescriptor[] {
  return [
    { title: `${heading} | ${siteName}` },
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
  ];
}

export function NotFoundPage() {
  return <ErrorPage seed="not-found" {...NOT_FOUND} />;
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

export function RefusedPage(refused: ReturnType<typeof refusedBecause>) {
  return <ErrorPage seed="failure" {...refused} />;
}

export function FailurePage() {
  return <ErrorPage seed="failure" {...FAILURE} />;
}
