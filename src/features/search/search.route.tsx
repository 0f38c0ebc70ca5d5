import { useState } from "react";
import { Form, redirect } from "react-router";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { publishedContext } from "#features/publishing/published.context.ts";
import { Container } from "#ui/container.tsx";
import { siteContext } from "#web/context.ts";
import { ListHero } from "#web/hero.tsx";
import { metadata } from "#web/metadata.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/search.route.ts";
import { SearchPrompt, SearchResults } from "./results-list.tsx";
import { readSearch, searchPage } from "./search.data.ts";
import { SearchBox } from "./search-box.tsx";

/** Id of the part that holds what was found. */
const SEARCH_RESULTS_ID = "results";

export const handle: PageHandle = {
  skipTo: [{ id: SEARCH_RESULTS_ID, label: "Skip to results" }],
};

/** The home page's icon sends a `name` without JavaScript, and leads back there without one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const published = context.get(publishedContext);
  const { publicUrl } = context.get(siteContext);
  const named = url.searchParams.get("name");
  if (named !== null) throw redirect(named.trim() ? paths.search(named.trim()) : paths.home());
  return searchPage(published.current(), readSearch(url.searchParams), publicUrl, Math.random);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { query, meta: page, publicUrl } = loaderData;
  return metadata({
    title: query ? `Search results for ${query}` : "Search",
    description: "Search courses and institutions in the Maldives by name, subject or short form.",
    canonical: publicUrl + paths.search(query, page.current_page),
    indexed: false,
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  return (
    <>
      <ListHero seed="search" heading="Search">
        <SearchForm key={query} query={query} />
      </ListHero>
      <Container className="pt-4 pb-8 lg:pb-10">
        <div id={SEARCH_RESULTS_ID} tabIndex={-1}>
          {query === "" ? <SearchPrompt /> : <SearchResults page={loaderData} />}
        </div>
        {loaderData.results.length === 0 && <AdvertBanner slot="search" className="mt-8" />}
      </Container>
    </>
  );
}

/** Enter and the icon go to the results of what is typed. */
function SearchForm({ query }: { query: string }) {
  const [text, setText] = useState(query);
  return (
    <Form action="/search" role="search">
      <SearchBox
        label="Search courses and institutions"
        placeholder="Search Courses & Institutions"
        name="query"
        value={text}
        onChange={setText}
      />
    </Form>
  );
}
