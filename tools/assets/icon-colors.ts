/** The colours of the icons, as app/styles/tokens.css sets them under `--palette-…`. */
export const ICON_COLORS = {
  deep: "#17383b",
  clay: "#b4583a",
  paper: "#fbf8f3",
  plaster: "#f1e8dc",
};
