import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped anywhere on the page, where nothing nearer took it.
 * @returns whether a file is held over the page
 */
export function useFileDrop(onDrop: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without this the browser would open the file in place of the app.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Only what leaves the window has nowhere that it goes to.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) dropped(file);
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
