/** Why a recording is not made or not gone on with; what is recorded so far is kept. */
export const recorderProblems: Record<'unsupported' | 'full' | 'failed', string> = {
  unsupported: 'This browser cannot record video. The interview goes on, and the transcript is kept.',
  full: 'No more of the recording can be stored: the device is full, or the browser refuses. What was recorded so far is kept, and the interview goes on.',
  failed: 'The recording stopped. What was recorded so far is kept, and the interview goes on.',
};
