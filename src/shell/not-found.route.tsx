import { data, type MetaDescriptor } from "react-router";
import { errorHead, NOT_FOUND, NotFoundPage } from "./error-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const action = loader;

export function meta(): MetaDescriptor[] {
  return errorHead(NOT_FOUND);
}

export default NotFoundPage;
