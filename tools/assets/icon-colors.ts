/** The icons' colours, copied from `--palette-…` in app/styles/tokens.css. */
export const ICON_COLORS = {
  deep: "#17383b",
  clay: "#b4583a",
  paper: "#fbf8f3",
  plaster: "#f1e8dc",
};
