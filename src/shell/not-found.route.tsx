import { data, type MetaDescriptor } from "react-router";
import { siteName } from "#platform/site-name.ts";
import { NotFoundPage } from "./error-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: `Page not found | ${siteName}` }, { name: "robots", content: "noindex" }];
}

export default NotFoundPage;
