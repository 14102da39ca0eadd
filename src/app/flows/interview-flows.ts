import type { FlowParts } from './flow-parts';

export const interviewRoom = async () => {
  const [{ interviewRoomMachine }, { tickerLogic }] = await Promise.all([
    import('../../../machines/interview-room.machine'),
    import('../../platform/ticker'),
  ]);
  return interviewRoomMachine.provide({ actors: { ticker: tickerLogic() } });
};

export const roomCamera = async ({ files, streams }: FlowParts) => {
  const [{ roomCameraMachine }, { cameraLogic }, { recordLogic }] = await Promise.all([
    import('../../../machines/room-camera.machine'),
    import('../../platform/camera/open-camera'),
    import('../../platform/recorder/record'),
  ]);
  return roomCameraMachine.provide({
    actors: { camera: cameraLogic({ streams }), recorder: recordLogic({ streams, files }) },
  });
};

export const sessionHold = async ({ refresh, holds }: FlowParts) => {
  const [{ sessionHoldMachine }, { holdLogic, isHeldLogic, takeOverLogic }] = await Promise.all([
    import('../../../machines/session-hold.machine'),
    import('../actors/hold-actors'),
  ]);
  return sessionHoldMachine.provide({
    actors: { isHeld: isHeldLogic(holds), hold: holdLogic(holds), takeOver: takeOverLogic(holds, refresh) },
  });
};

export const webcam = async ({ streams }: FlowParts) => {
  const [{ webcamMachine }, { cameraLogic }] = await Promise.all([
    import('../../../machines/webcam.machine'),
    import('../../platform/camera/open-camera'),
  ]);
  return webcamMachine.provide({ actors: { camera: cameraLogic({ streams }) } });
};
