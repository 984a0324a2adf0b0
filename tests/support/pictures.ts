/** Valid and invalid uploads, generated, and the same on every run. */
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture with distinct parts: a gradient with a red corner at the upper left. */
export function scene(width = 640, height = 480): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corner = x < width / 4 && y < height / 4;
      data.set(corner ? [230, 20, 20] : [40, (y * 160) / height + 60, (x * 180) / width], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const jpeg = (width?: number, height?: number) => scene(width, height).jpeg({ quality: 88 }).toBuffer();

/** Noise, which compresses badly, in a file as large as a camera's. */
export function noise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const data = Buffer.alloc(width * height * 3).map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A phone's photo: rotated by EXIF, with its location. */
export function phonePhoto(orientation: number): Promise<Buffer> {
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "5/1 7/1 0/1" };
  return upright(orientation)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: "Secret Camera" }, IFD3: gps })
    .jpeg()
    .toBuffer();
}

/** Stores the scene so that this orientation turns it upright. */
function upright(orientation: number): Sharp {
  const turns: Record<number, (picture: Sharp) => Sharp> = {
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  };
  return turns[orientation]?.(scene()) ?? scene();
}

/** A PNG of a few kilobytes that decodes to 400 million pixels. */
export function bomb(): Buffer {
  const edge = 20_000;
  const rows = Buffer.alloc(edge * (1 + edge / 8));
  return png([chunk("IHDR", header(edge, edge, 1, 0)), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

/** Two frames, of which programs without animation show the first. */
export function animated(still: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  const frame = Buffer.alloc(26);
  frame.set(still.subarray(16, 24), 4);
  const control = [chunk("acTL", frames), chunk("fcTL", frame)];
  return Buffer.concat([still.subarray(0, afterHeader), ...control, still.subarray(afterHeader)]);
}

/** Changes `count` bytes of a picture, sometimes truncates it: always the same for a seed. */
export function damage(picture: Buffer, seed: number): Buffer {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const bytes = Buffer.from(picture);
  for (let count = 1 + below(12); count > 0; count--) bytes[below(bytes.length)] = below(256);
  return seed % 4 === 0 ? bytes.subarray(0, 1 + below(bytes.length)) : bytes;
}

function png(chunks: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function header(width: number, height: number, depth: number, colours: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width);
  bytes.writeUInt32BE(height, 4);
  bytes.set([depth, colours], 8);
  return bytes;
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
