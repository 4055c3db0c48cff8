import { runCommand } from "content-files";
import { dateInSydney } from "./content/dates.ts";
import { handOver } from "./launch/handover.ts";
import { leftToDo } from "./launch/left-to-do.ts";
import { readForLaunch } from "./launch/read-for-launch.ts";

await runCommand(async () => {
  if (process.argv.includes("--handover")) {
    handOver();
    console.log(
      "The words are yours now: npm test no longer compares them with the delivered ones.",
    );
    return;
  }
  const now = new Date();
  const readings = await readForLaunch(dateInSydney(now.getTime()));
  const parts = leftToDo(readings, now);
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  for (const { heading, lines } of parts) {
    console.log(`${heading}\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
  }
  console.log(
    count > 0 ? `Left before launch: ${count}` : "Nothing is left: the site can go live.",
  );
  if (count > 0) process.exitCode = 1;
});
