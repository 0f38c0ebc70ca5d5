import { describe, expect, it } from "vitest";
import { blankContact } from "../../../test/catalogue-source.ts";
import {
  addressLines,
  mapAddress,
  phoneAddress,
  socialLinks,
  websiteLink,
} from "./contact-links.ts";

const contact = blankContact();

describe("contact links", () => {
  it("names the networks that are there, in the order of the specification", () => {
    const links = socialLinks({
      ...contact,
      link_youtube: "https://youtube.example/a",
      link_instagram: "https://instagram.example/a",
      link_facebook: "javascript:alert(1)",
    });
    expect(links.map(({ label }) => label)).toEqual(["Instagram", "YouTube"]);
    expect(socialLinks(contact)).toEqual([]);
  });

  it("shortens a website to its host, and refuses what is no web address", () => {
    expect(websiteLink("https://www.reef.example/")).toEqual({
      label: "reef.example",
      href: "https://www.reef.example/",
    });
    expect(websiteLink("http://reef.example/en/")?.label).toBe("reef.example/en");
    for (const address of [null, "reef", "javascript:alert(1)"]) {
      expect(websiteLink(address)).toBeNull();
    }
  });

  it("dials one number, and leaves several as text", () => {
    expect(phoneAddress("+960 300-0001")).toBe("tel:+9603000001");
    expect(phoneAddress("300 0001 / 300 0002")).toBeNull();
    expect(phoneAddress("see website")).toBeNull();
  });

  it("embeds maps of the allowed hosts only, over TLS", () => {
    const map = "https://www.openstreetmap.org/export/embed.html?bbox=73,4,74,5";
    expect(mapAddress(map)).toBe(map);
    expect(mapAddress("https://www.google.com/maps/embed?pb=1")).not.toBeNull();
    for (const address of [
      null,
      "http://www.openstreetmap.org/export/embed.html?bbox=1",
      "https://www.openstreetmap.org.evil.example/",
      "https://evil.example/?https://www.google.com",
      "javascript:alert(1)",
    ]) {
      expect(mapAddress(address)).toBeNull();
    }
  });

  it("keeps the address lines that are stated", () => {
    const address = { ...contact.address, line1: "Magu", country: "Maldives" };
    expect(addressLines({ ...contact, address })).toEqual(["Magu", "Maldives"]);
    expect(addressLines(contact)).toEqual([]);
  });
});
