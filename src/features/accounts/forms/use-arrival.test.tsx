import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useArrival } from "./use-arrival.ts";

function Shown() {
  const { from, note } = useArrival();
  return (
    <p>
      {from ?? "nowhere"} {note ?? "nothing"}
    </p>
  );
}

it("draws at first what the server draws, which knows no history entry", () => {
  const state = { from: "/profile", note: "Your password has been changed." };
  const entries = [{ pathname: "/login", state }];
  const router = createMemoryRouter([{ path: "/login", element: <Shown /> }], {
    initialEntries: entries,
  });
  const drawn = renderToString(<RouterProvider router={router} />);
  expect(drawn).toContain("nowhere");
  expect(drawn).not.toContain("password");
});
