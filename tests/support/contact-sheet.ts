import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

const GAP = 8;

/** Writes rows of screenshots into one picture, at a third of their size, for a person to look through. */
export async function contactSheet(rows: readonly Buffer[][], file: string): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let [right, bottom] = [0, 0];
  for (const row of rows) {
    const top = bottom;
    let left = 0;
    for (const shot of row) {
      const { width = 0 } = await sharp(shot).metadata();
      const small = sharp(shot).resize(Math.round(width / 3));
      const { data, info } = await small.png().toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left, top });
      left += info.width + GAP;
      right = Math.max(right, left);
      bottom = Math.max(bottom, top + info.height + GAP);
    }
  }
  await mkdir(dirname(file), { recursive: true });
  const ground = { width: right, height: bottom, channels: 3, background: "#888" } as const;
  await sharp({ create: ground }).composite(parts).webp({ quality: 80 }).toFile(file);
}
