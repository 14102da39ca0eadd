const SIDE = 96;

/**
 * Draws a picture file into a 96 px square PNG data URL: small enough to keep, and nothing but pixels.
 * @throws when the file is not a picture the browser can draw
 */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(SIDE / bitmap.width, SIDE / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  context.drawImage(
    bitmap,
    (SIDE - bitmap.width * scale) / 2,
    (SIDE - bitmap.height * scale) / 2,
    bitmap.width * scale,
    bitmap.height * scale,
  );
  bitmap.close();
  return canvas.toDataURL('image/png');
}
