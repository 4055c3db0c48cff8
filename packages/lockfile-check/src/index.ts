export { sbom } from "./sbom.ts";
