import type { Integrations } from "../../../app/schema/clinic.ts";

/** ["form", "chat", "map"] as "form, chat or map". */
const alternatives = new Intl.ListFormat("en-AU", { type: "disjunction" });

/**
 * `{embeds}` lists those of form, chat, reviews and map that are shown. `{ifForm}` at the start of a line keeps it
 * only if there is a form, `{ifNoForm}` only if there isn't: a condition that isn't met is `null`.
 */
export function integrationVariables({
  form,
  chat,
  reviews,
  map,
  analytics,
}: Integrations): Record<string, string | null> {
  const embeds = Object.entries({ form, chat, reviews, map })
    .filter(([, { shown }]) => shown)
    .map(([name]) => name);
  const conditions = {
    Form: form.shown,
    Chat: chat.shown,
    Reviews: reviews.shown,
    Map: map.shown,
    Embeds: embeds.length > 0,
    Analytics: analytics.id !== "",
  };
  return {
    embeds: alternatives.format(embeds),
    waysToWrite: alternatives.format([...embeds.filter((name) => /form|chat/.test(name)), "email"]),
    ...Object.fromEntries(
      Object.entries(conditions).flatMap(([name, holds]) => [
        [`if${name}`, holds ? "" : null],
        [`ifNo${name}`, holds ? null : ""],
      ]),
    ),
  };
}
