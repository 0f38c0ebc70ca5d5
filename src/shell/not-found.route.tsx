import { data, type MetaDescriptor } from "react-router";
import type { PageHandle } from "#web/page-handle.ts";
import { NotFoundPage } from "./error-page.tsx";

export const handle: PageHandle = { header: "overlay" };

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: "Page not found | Magu" }, { name: "robots", content: "noindex" }];
}

export default NotFoundPage;
