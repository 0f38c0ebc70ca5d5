import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "magu-user-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ACCOUNT = ["create", "--email", "Admin@example.com", "--name", "Hawwa", "--role", "admin"];

function command(args: string[], input = "", publicUrl = "https://magu.example") {
  const script = new URL("./user.ts", import.meta.url).pathname;
  const env = {
    ...process.env,
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: "",
    PUBLIC_URL: publicUrl,
  };
  return spawnSync(process.execPath, [script, ...args], { env, input, encoding: "utf8" });
}

describe("npm run user", () => {
  it("explains itself when it is called wrongly", () => {
    for (const args of [[], ["remove"], ["role", "a@example.com"], ["create", "--password", "x"]]) {
      const { status, stderr } = command(args);
      expect(status).toBe(1);
      expect(stderr).toContain("Usage: npm run user");
    }
  });

  it("makes an administrator with a password from standard input", () => {
    const weak = command(ACCOUNT, "password1\n");
    expect([weak.status, weak.stderr]).toEqual([
      1,
      "Too many people use this password. Please choose another one\n",
    ]);
    const made = command(ACCOUNT, "ranvilu-hedhun\n");
    expect(made.stdout).toBe("admin@example.com has an account now, as admin.\n");
    expect(command(ACCOUNT, "ranvilu-hedhun\n").stderr).toContain("has an account already");
  });

  it("gives roles, disables and enables, but never takes the last administrator away", () => {
    const refused = command(["role", "admin@example.com", "editor"]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("Make somebody")]);
    const other = ["create", "--email", "other@example.com", "--name", "O", "--role", "admin"];
    expect(command([...other, "--link"]).status).toBe(0);
    expect(command(["role", "admin@example.com", "editor"]).stdout).toContain("is editor now");
    expect(command(["role", "admin@example.com", "king"]).stderr).toContain("role must be one of");
    expect(command(["disable", "admin@example.com"]).stdout).toContain("signed out everywhere");
    expect(command(["enable", "admin@example.com"]).stdout).toContain("can sign in again");
    expect(command(["one-factor", "admin@example.com"]).stdout).toContain("password alone");
    expect(command(["disable", "nobody@example.com"]).stderr).toContain("not found");
  });

  it("prints an address to choose the password at", () => {
    const { stdout } = command(["create", "--email", "b@example.com", "--name", "B", "--link"]);
    expect(stdout).toMatch(/https:\/\/magu\.example\/reset-password\/[A-Za-z0-9]{32}\n/);
    expect(stdout).not.toContain("PUBLIC_URL");
    // The first link is invalid by then.
    expect(command(["create", "--email", "b@example.com", "--name", "B", "--link"]).stderr).toBe(
      "b@example.com has an account already. A new link is sent by https://magu.example/forgot-password\n",
    );
  });

  it("leaves a line of each in the security log, which is its user's alone", () => {
    const file = join(folder, "data", "security.log");
    const text = readFileSync(file, "utf8");
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ security, role }) => [security, role])).toEqual([
      ["account_made", "admin"],
      ["account_made", "admin"],
      ["role_changed", "editor"],
      ["account_disabled", undefined],
      ["account_enabled", undefined],
      ["two_factor_off", undefined],
      ["account_made", "visitor"],
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({ operator: userInfo().username, user_id: expect.any(String) });
    }
    expect(new Set(lines.slice(2, 6).map(({ email_hash }) => email_hash)).size).toBe(1);
    expect(text).not.toMatch(/@|reset-password|ranvilu/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("says what it cannot know of the address", () => {
    const args = ["create", "--email", "c@example.com", "--name", "C", "--link"];
    expect(command(args, "", "").stdout).toContain("PUBLIC_URL is not set");
  });
});
