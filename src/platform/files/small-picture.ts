const SIDE = 96;

/**
 * Draws the middle of a picture file into a square data URL: small enough to keep, and nothing but pixels.
 * @param side of the square in pixels; 96 unless given @param type PNG, or JPEG on white
 * @throws when the file is not a picture the browser can draw
 */
export async function smallPicture(
  file: Blob,
  side = SIDE,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.max(side / bitmap.width, side / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
  }
  context.drawImage(
    bitmap,
    (side - bitmap.width * scale) / 2,
    (side - bitmap.height * scale) / 2,
    bitmap.width * scale,
    bitmap.height * scale,
  );
  bitmap.close();
  return canvas.toDataURL(type, 0.9);
}
