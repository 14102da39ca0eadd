export const boardDrag = async () => (await import('../../../machines/board-drag.machine')).boardDragMachine;

export const boardImport = async () => {
  const [{ boardImportMachine }, { readBoardFileLogic }] = await Promise.all([
    import('../../../machines/board-import.machine'),
    import('../workers/board-file'),
  ]);
  return boardImportMachine.provide({ actors: { readBoardFile: readBoardFileLogic() } });
};
