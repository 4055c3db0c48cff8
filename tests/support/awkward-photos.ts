import sharp from "sharp";

/** A photo as an owner might put in. `color` is its average, as the build finds it. */
export type Photo = { name: string; file: Buffer; color: string };

const [WIDTH, HEIGHT] = [1600, 900];

/** A face with black and white hair, centred at this share of the width. */
const subject = (at: number, [width, height]: readonly [number, number]): string => {
  const [x, y, size] = [width * at, height * 0.55, Math.min(width, height) * 0.42];
  const hair = Array.from({ length: 16 }, (_, i) => {
    const left = x - size + (i * size) / 8;
    return `<rect x="${left}" y="${y - size * 1.2}" width="${size / 8}" height="${size * 2.2}" fill="${i % 2 ? "#000" : "#fff"}"/>`;
  });
  return `${hair.join("")}<circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="#c0392b"/><circle cx="${x}" cy="${y}" r="${size * 0.2}" fill="#00f"/>`;
};

/** Black and white squares with coloured ones among them: no line of words is on one brightness. */
const busy = (): string => {
  const colours = ["#000", "#fff", "#000", "#f00", "#fff", "#06c", "#000", "#fd0"];
  const squares: string[] = [];
  for (let y = 0; y < HEIGHT; y += 30)
    for (let x = 0; x < WIDTH; x += 30)
      squares.push(
        `<rect x="${x}" y="${y}" width="30" height="30" fill="${colours[(x / 30 + (y / 30) * 5) % 8]}"/>`,
      );
  return squares.join("");
};

async function draw(name: string, shapes: string, size: readonly [number, number]): Promise<Photo> {
  const [width, height] = size;
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#222"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>`;
  const file = await sharp(Buffer.from(svg)).png().toBuffer();
  const pixel = await sharp(file).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { name, file, color: `#${pixel.subarray(0, 3).toString("hex")}` };
}

/** Five photos that no layout was made for. */
export const awkwardPhotos = (): Promise<Photo[]> => {
  const wide = [WIDTH, HEIGHT] as const;
  const upright = [HEIGHT, WIDTH] as const;
  return Promise.all([
    draw("subject on the left", subject(0.22, wide), wide),
    draw("subject on the right", subject(0.78, wide), wide),
    draw("subject in the middle", subject(0.5, wide), wide),
    draw("busy all over", busy(), wide),
    draw("upright", subject(0.5, upright), upright),
  ]);
};
