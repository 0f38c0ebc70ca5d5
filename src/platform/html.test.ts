import { describe, expect, it } from "vitest";
import { htmlFromText, plainText, sanitize } from "./html.ts";

describe("sanitize", () => {
  it.each([
    ["<p>Two <b>bold</b> <i>words</i></p>", "<p>Two <strong>bold</strong> <em>words</em></p>"],
    ["<script>alert(1)</script><p>Safe</p>", "<p>Safe</p>"],
    ['<p onclick="x()" style="color:red">Plain</p>', "<p>Plain</p>"],
    ['<a href="javascript:alert(1)">go</a>', "go"],
    ['<a href="//evil.example/">go</a>', "go"],
    [
      '<a href="https://a.example/" target="_blank">go</a>',
      '<a href="https://a.example/" rel="noopener noreferrer nofollow">go</a>',
    ],
    ['<img src=x onerror="alert(1)">', ""],
    ['<iframe src="https://a.example/">inside</iframe>after', "after"],
    ["<svg><script>alert(1)</script></svg>", ""],
    ["<h1>Title</h1>", "<h3>Title</h3>"],
    ["<div><div>One</div><div>Two</div></div>", "<p>One</p><p>Two</p>"],
    ["<p> </p><ul><li></li><li>One</li></ul>", "<ul><li>One</li></ul>"],
    ["Teaching & learning", "Teaching &amp; learning"],
    ["5 > 3", "5 &gt; 3"],
    ["plain", "plain"],
    ["<td colspan=2>x</td>", '<td colspan="2">x</td>'],
  ])("makes %j %j", (given, expected) => {
    expect(sanitize(given)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });
});

describe("plainText", () => {
  it.each([
    ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
    ["<p>A<br />B</p><p>C</p>", "A B C"],
    ["<p>Micro<strong>bio</strong>logy</p>", "Microbiology"],
    ["Teaching &amp; learning &lt;b&gt;", "Teaching & learning <b>"],
    ["&amp;lt;", "&lt;"],
    ["", ""],
  ])("reads %j as %j", (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe("htmlFromText", () => {
  it.each([
    ["One\nTwo\n\nThree", "<p>One<br />Two</p><p>Three</p>"],
    [
      "Needs:\n- Level 4\n- English & Maths",
      "<p>Needs:</p><ul><li>Level 4</li><li>English &amp; Maths</li></ul>",
    ],
    ["<b>", "<p>&lt;b&gt;</p>"],
  ])("writes %j as %j", (text, expected) => {
    expect(htmlFromText(text)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });
});
