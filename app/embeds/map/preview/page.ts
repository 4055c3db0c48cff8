import { escapeHtml, type PreviewWords, previewNote } from "../../preview/html.ts";
import { previewPage } from "../../preview/page.ts";

/**
 * A drawn map: land, beach and sea, roads with their names, a park, the pin and the way from the coast.
 * Drawn wide, so that a narrow frame shows its middle.
 */
const coast = (places: PreviewWords["places"]) => {
  const name = (on: string, at: string, text: string) =>
    `<text><textPath href="#${on}" startOffset="${at}">${escapeHtml(text)}</textPath></text>`;
  return `<svg viewBox="0 0 1200 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path fill="#f1e8dc" d="M0 0h736c-20 50 30 84 14 140s-52 62-30 120 62 70 40 140H0z"/>
      <path fill="#e4d5bf" d="M736 0c-20 50 30 84 14 140s-52 62-30 120 62 70 40 140h26c16-70-24-90-40-140s18-64 32-120S756 50 770 0z"/>
      <path class="waves" d="M812 0c-18 60 22 96 8 150s-44 70-28 120 50 66 36 130M868 0c-14 66 18 100 4 156s-40 70-26 120 44 60 30 124"/>
      <path fill="#dde4d6" d="M96 214c40-30 120-34 168-8s60 78 14 104-148 22-184-8-38-58 2-88zM484 276c30-14 76-8 88 16s-10 46-46 46-66-16-66-32 4-20 24-30z"/>
      <path class="road" id="road" d="M-10 190c150-30 240 30 380 10s230-60 380-40"/>
      <path class="road" id="crossing" d="M440 410c-30-90 0-130-8-210S430 60 420-10"/>
      <path class="lane" id="street" d="M668 410c10-80-16-120-12-236S650 60 660-10"/>
      <path class="lane" d="M-10 330c160-30 300 20 420-40s180-50 300-34M180-10c-10 60 10 120 4 180M300 410c-8-60 12-130 0-190M560-10c-6 60 14 110 4 172"/>
      <path class="way" d="M738 158c-52-4-104 4-146 18"/>
      <g class="names">${name("road", "62.8%", places.road)}${name("crossing", "60%", places.crossing)}${name("street", "66%", places.street)}<text x="486" y="314">${escapeHtml(places.park)}</text><text x="850" y="330">${escapeHtml(places.water)}</text><text class="start" x="752" y="146">${escapeHtml(places.start)}</text></g>
      <path fill="#b4583a" d="M588 182c-20-26-28-40-28-55a28 28 0 0 1 56 0c0 15-8 29-28 55z"/>
      <circle cx="588" cy="126" r="9.500" fill="#fff"/>
    </svg>`;
};

export const mapPage = (title: string, words: PreviewWords, className: "map" | "map with-way") =>
  previewPage({
    name: "map",
    title,
    words,
    className,
    body: `<div class="drawing">${coast(words.places)}</div>${previewNote(words, words.map)}`,
  });
