export { default, ErrorBoundary, Layout } from "./web/root.tsx";
