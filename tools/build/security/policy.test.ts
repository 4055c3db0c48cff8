import { describe, expect, test } from "vitest";
import type { Integrations } from "../../../app/schema/clinic.ts";
import { otherClinic } from "../../../tests/support/sample-clinics.ts";
import { contentSecurityPolicy, usesPlaceholders } from "./policy.ts";

const CONNECTED = otherClinic.integrations;
const HASHES = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

/** The integrations without any ids, then with those in `set`. */
function integrations(set: (value: Integrations) => void = () => {}): Integrations {
  const value = structuredClone(CONNECTED);
  value.form.id = value.chat.id = value.map.query = value.analytics.id = "";
  value.reviews.id = value.reviews.locationId = "";
  set(value);
  return value;
}

const directives = (value: Integrations) =>
  Object.fromEntries(
    contentSecurityPolicy(value, HASHES)
      .split("; ")
      .map((line) => [line.split(" ")[0], line.split(" ").slice(1).join(" ")]),
  );

test("with no integration connected, only the site's own host is allowed", () => {
  expect(directives(integrations())).toEqual({
    "default-src": "'none'",
    "script-src": "'self' 'sha256-script'",
    "style-src": "'self' 'sha256-style'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  });
});

describe("with integrations configured", () => {
  const chat = integrations((value) => {
    value.chat.id = CONNECTED.chat.id;
  });

  test("the chat adds its hosts, inline styles and blob: pictures", () => {
    const policy = directives(chat);
    expect(policy["script-src"]).toContain("'sha256-script' https://widgets.leadconnectorhq.com");
    expect(policy["style-src"]).toBe(
      "'self' 'unsafe-inline' https://stcdn.leadconnectorhq.com https://fonts.googleapis.com",
    );
    expect(policy["img-src"]).toContain("'self' data: blob: https://");
    expect(policy["font-src"]).toBe("'self' data: https://fonts.gstatic.com");
    expect(policy["connect-src"]).toContain(" wss://services.leadconnectorhq.com");
    expect(policy["connect-src"]).not.toContain("https://wss:");
  });

  test("scripts never get unsafe-inline or unsafe-eval", () => {
    const all = integrations((value) => {
      for (const name of ["form", "reviews", "chat", "map", "analytics"] as const)
        Object.assign(value[name], CONNECTED[name]);
    });
    expect(directives(all)["script-src"]).not.toContain("unsafe");
    expect(directives(all)["script-src"]).toContain("https://*.googletagmanager.com");
    expect(directives(all)["frame-src"]).not.toContain("'self'");
    expect(usesPlaceholders(all)).toBe(false);
  });

  test("Trusted Types are off if a provider's script runs, and on without one", () => {
    expect(directives(chat)["require-trusted-types-for"]).toBeUndefined();
    const map = integrations((value) => {
      value.map.query = "here";
    });
    expect(directives(map)["require-trusted-types-for"]).toBe("'script'");
    expect(directives(chat)["frame-src"]).toBe("'self' https://widgets.leadconnectorhq.com");
  });

  test.each(["form", "reviews", "chat", "map"] as const)(
    "an integration that is switched off isn't in the policy, even with ids: %s",
    (name) => {
      const hidden = integrations((value) => {
        Object.assign(value[name], { ...CONNECTED[name], shown: false });
      });
      expect(contentSecurityPolicy(hidden, HASHES)).not.toContain("//");
    },
  );
});
