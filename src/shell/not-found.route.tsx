import { data, type MetaDescriptor } from "react-router";
import { NotFoundPage } from "./error-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: "Page not found | Magu" }, { name: "robots", content: "noindex" }];
}

export default NotFoundPage;
