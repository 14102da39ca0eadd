import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

type BackendFactory = typeof HTML5Backend;

/** How long a finger rests before it lifts, in milliseconds (spec section 9); the machine counts the same. */
const TOUCH_DELAY = 120;

/** react-dnd with two hands: the mouse goes to the HTML5 backend, fingers to the Touch backend, both live at once. */
export const dualBackend: BackendFactory = (manager, context) => {
  const mouse = HTML5Backend(manager, context);
  const touch = TouchBackend(manager, context, {
    delayTouchStart: TOUCH_DELAY,
    enableMouseEvents: false,
    ignoreContextMenu: true,
  });
  let lastPointer = 'mouse';
  const notePointer = (event: PointerEvent) => {
    lastPointer = event.pointerType;
  };
  // Android begins a native drag on a long press, which would take the finger away from the Touch backend.
  const refuseTouchDrag = (event: DragEvent) => {
    if (lastPointer === 'touch') event.preventDefault();
  };
  // The Touch backend does not listen to it: a lost finger would drag for ever.
  const endLost = () => {
    if (manager.getMonitor().isDragging()) manager.getActions().endDrag();
  };
  const both = (a: () => void, b: () => void) => () => {
    a();
    b();
  };
  return {
    setup() {
      window.addEventListener('pointerdown', notePointer, true);
      window.addEventListener('dragstart', refuseTouchDrag, true);
      window.addEventListener('touchcancel', endLost, true);
      mouse.setup();
      touch.setup();
    },
    teardown() {
      window.removeEventListener('pointerdown', notePointer, true);
      window.removeEventListener('dragstart', refuseTouchDrag, true);
      window.removeEventListener('touchcancel', endLost, true);
      mouse.teardown();
      touch.teardown();
    },
    connectDragSource: (id, node, options) =>
      both(mouse.connectDragSource(id, node, options), touch.connectDragSource(id, node, options)),
    connectDragPreview: (id, node, options) =>
      both(mouse.connectDragPreview(id, node, options), touch.connectDragPreview(id, node, options)),
    connectDropTarget: (id, node, options) =>
      both(mouse.connectDropTarget(id, node, options), touch.connectDropTarget(id, node, options)),
    profile: () => ({ ...mouse.profile(), ...touch.profile() }),
  };
};
