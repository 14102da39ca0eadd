import { FileDown } from 'lucide-react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';

/** The PDF that a kept report is about, as it was given. A report that came from another device may be here without it. */
export function KeptFile({ file, name }: { file: string; name: string }) {
  const { storage, download } = useDevice();
  const toast = useToast();
  const save = async () => {
    const found = await storage.files.get(file);
    if (found) download(name, found);
    else
      toast({
        text: 'The PDF is not on this device. It comes here once this device and the one that has it want files too: Settings, Devices.',
        tone: 'danger',
      });
  };
  return (
    <Button size="sm" onClick={() => void save()}>
      <FileDown aria-hidden="true" /> Download the PDF
    </Button>
  );
}
