import { writeContentTypes } from "./content/write-types.ts";

// For `npm run check`. The dev server and the build write the types too.

writeContentTypes();
