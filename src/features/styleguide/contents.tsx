import { Button } from "#ui/button.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { CountUp } from "#ui/count-up.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stat } from "#ui/stat.tsx";
import { TableScroller } from "#ui/table-scroller.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Thaana } from "#ui/thaana.tsx";
import { Unbroken } from "#ui/unbroken.tsx";
import { Chapter, ROW, Specimen } from "./specimen.tsx";

const PROSE = `<h4>Entry</h4><p>Pass in <strong>five</strong> subjects, or a <a href="#contents">certificate</a>.</p>
<ul><li>English at C or better</li><li>Mathematics</li></ul>
<ol><li>Apply</li><li>Sit the interview</li></ol>
<table><thead><tr><th scope="col">Module</th><th scope="col">Credits</th></tr></thead>
<tbody><tr><td>Marine biology</td><td>20</td></tr></tbody></table>`;

const SLIDES = ["First", "Second", "Third"].map((name) => ({
  key: name,
  content: (
    <p className="grid h-48 place-items-center bg-brand-soft text-xl text-brand-strong">{name}</p>
  ),
}));

const TABS = [
  { value: "campuses", label: "Campuses", content: <p className="py-4">Two campuses.</p> },
  { value: "faculties", label: "Faculties", content: <p className="py-4">Three faculties.</p> },
];

/** What is opened, read and waited for. */
export function StyleguideContents() {
  return (
    <Chapter id="contents" title="Contents">
      <Specimen name="Disclosure">
        <Disclosure name="guide" summary="Closed">
          <p className="pb-4">What was folded away.</p>
        </Disclosure>
        <Disclosure name="guide" summary="Open" open>
          <p className="pb-4">Opening the other one closes this.</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Tabs" className="grid gap-8">
        <Tabs label="As a line" tabs={TABS} />
        <Tabs label="As chips" tabs={TABS} look="chips" />
      </Specimen>
      <Specimen name="Drawer" className={ROW}>
        <Drawer
          id="drawer"
          title="A drawer"
          trigger="Open the drawer"
          triggerClassName={CONTENTS_STYLE}
        >
          <p>It keeps the focus and closes on Escape.</p>
        </Drawer>
      </Specimen>
      <Specimen name="Carousel" className="grid gap-8">
        <Carousel label="Moved by hand" slides={SLIDES} interval={null} />
        <Carousel label="Moving by itself" slides={SLIDES} interval={3_000} />
      </Specimen>
      <Specimen name="RichText">
        <RichText html={PROSE} />
      </Specimen>
      <Specimen name="Thaana">
        A word within a line: <Thaana>މަގު</Thaana>, a path.
      </Specimen>
      <Specimen name="Unbroken" className="max-w-40">
        <Unbroken text="Starts in May 2027, part-time, for MVR 38,000 - 42,000 in all." />
      </Specimen>
      <Specimen name="TableScroller" className="max-w-40">
        <TableScroller label="Intakes and fees">
          <table>
            <tbody>
              <tr>
                <td className="whitespace-nowrap pe-8">January, May and September</td>
                <td className="whitespace-nowrap">MVR 38,000</td>
              </tr>
            </tbody>
          </table>
        </TableScroller>
      </Specimen>
      <SkeletonSpecimens />
    </Chapter>
  );
}

/** Figures, messages and what stands in for content that is not there. */
function SkeletonSpecimens() {
  return (
    <>
      <Specimen name="Stat and CountUp">
        <dl className="flex flex-wrap gap-10">
          <Stat value="12" label="Institutions" />
          <Stat value={<CountUp value={840} duration={500} />} label="Courses, counted up" />
        </dl>
      </Specimen>
      <Specimen name="Notice" className="grid gap-3">
        <Notice>Added to your shortlist</Notice>
        <Notice tone="success" onClose={nothing}>
          Your message was received
        </Notice>
        <Notice tone="danger" onClose={nothing}>
          The message could not be sent
        </Notice>
        <Notice
          action={
            <Button variant="light" size="sm" className="me-2">
              Undo
            </Button>
          }
        >
          Removed from your shortlist
        </Notice>
      </Specimen>
      <Specimen name="Skeleton" className="grid gap-3">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="Course not found" level={3}>
          Take one filter away, or search for something else.
        </EmptyState>
      </Specimen>
    </>
  );
}

const CONTENTS_STYLE = "inline-flex min-h-11 items-center font-semibold text-link";

const nothing = () => undefined;
