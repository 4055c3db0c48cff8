import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { pageContent } from "../../../tests/support/content.ts";
import { StorySection } from "./story-section.tsx";

const content = pageContent("pages/about");

test("the timeline is shown once the owner has written one", () => {
  const timeline = {
    title: "How I got here",
    steps: [
      { year: 2009, text: "I start studying." },
      { year: 2014, text: "I register." },
    ],
  };
  const story = (years: typeof content.timeline) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <StorySection content={content.story} timeline={years}>
          {null}
        </StorySection>
      </MemoryRouter>,
    );
  expect(story(timeline)).toMatch(/How I got here.*2009.*I start studying.*2014.*I register/s);
  const lists = (years: typeof content.timeline) => story(years).split(/<[ou]l/).length;
  expect(lists(undefined)).toBe(lists(timeline) - 1);
});
