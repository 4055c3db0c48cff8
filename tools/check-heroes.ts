import { ContentError, runCommand } from "./content/content-error.ts";
import { faintPlaces } from "./content/hero-contrast.ts";
import { loadContent } from "./content/load.ts";

// Looks at the picture of each page's hero: is it placed, and can its words be read?

const MEND = {
  light:
    "dark, expected a lighter, calmer spot (focus), a soft light (patch: [words, bar]) or white words (tone: dark)",
  dark: "light, expected a darker, calmer spot (focus) or dark words (tone: light)",
};

await runCommand(async () => {
  const { pages, pictureSizes } = await loadContent();
  const problems: string[] = [];
  for (const { name, fields } of pages) {
    const { picture, tone } = fields.hero;
    const place = `content/${name}.yaml: hero.picture`;
    const { placedFor } = picture.view;
    if (placedFor !== undefined)
      console.log(
        `note: ${place}: focus, keep and zoom were chosen for ${placedFor}, so this picture is shown from its middle. To place it, choose them again and write its name under placedFor.`,
      );
    const faint = await faintPlaces(fields.hero, pictureSizes);
    if (faint.length > 0)
      problems.push(`${place}: found ${faint.join(", ")} too faint on it: it's too ${MEND[tone]}`);
  }
  if (problems.length > 0) throw new ContentError(problems);
});
