import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { onEachEngine } from "../../../test/engines.ts";
import { announceServing, isServed } from "./serving.ts";

onEachEngine((open) => {
  it("is seen while a server runs, and no longer", async () => {
    const storage = await open();
    expect(await isServed(storage.settings)).toBe(false);
    const serve = () => {
      const announced = announceServing(storage.settings);
      const listening = storage.listen(
        () => undefined,
        () => undefined,
      );
      return async () => {
        announced.end();
        await listening.stop();
      };
    };
    const [first, second] = [serve(), serve()];
    await expect.poll(() => isServed(storage.settings)).toBe(true);
    await first();
    expect(await isServed(storage.settings)).toBe(true);
    await second();
    await expect.poll(() => isServed(storage.settings)).toBe(false);
  });

  it("is over when the process is killed", async () => {
    const { settings } = await open();
    const modules = ["serving", "database"].map((name) => new URL(`./${name}.ts`, import.meta.url));
    const program = `
      const { announceServing } = await import("${modules[0]}");
      const { openStorage } = await import("${modules[1]}");
      const settings = ${JSON.stringify(settings)};
      const storage = await openStorage(settings);
      announceServing(settings);
      storage.listen(() => console.log("serving"), console.error);
      setInterval(() => {}, 1000);
      if (settings.databaseUrl === null) console.log("serving");
    `;
    const server = spawn(process.execPath, ["--input-type=module", "-e", program], {
      cwd: new URL("../../..", import.meta.url).pathname,
    });
    await once(server.stdout, "data");
    expect(await isServed(settings)).toBe(true);
    server.kill("SIGKILL");
    await once(server, "exit");
    await expect.poll(() => isServed(settings)).toBe(false);
  });
});
