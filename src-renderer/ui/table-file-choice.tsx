import { Button } from '@mantine/core';
import { FileChoice } from './file-choice.tsx';

/** A button with which the user chooses a file with a table or a list of lines. */
export const TableFileChoice = ({ onChoose }: { onChoose: (file: File) => void }) => (
  <FileChoice accept=".csv,.tsv,.txt,text/csv" onChoose={onChoose}>
    {(props) => (
      <Button variant="default" {...props}>
        Choose a file
      </Button>
    )}
  </FileChoice>
);
