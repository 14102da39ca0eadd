import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TaskWords } from '../../src/domain/board/types';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { renderScreen } from '../support/render-screen';

/** The field of Add New Task for each thing the user says, what is entered there, and what the task then has. */
const inDialog: {
  readonly [Field in keyof TaskWords]: {
    readonly label: RegExp;
    readonly typed: string;
    readonly value: TaskWords[Field];
  };
} = {
  content: { label: /^Enter a new task for the To Do column:/, typed: 'Write tests', value: 'Write tests' },
  due: { label: /^Due date/, typed: '2031-07-09', value: '2031-07-09' },
};

test('Add New Task asks for everything that the user can say of a task', async () => {
  const { user, store } = await renderScreen('/planyourday/tasks');
  const list = await screen.findByRole('region', { name: 'To Do' });
  await user.click(within(list).getByRole('button', { name: 'Add New Task' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const { label, typed } of Object.values(inDialog))
    fireEvent.change(dialog.getByLabelText(label), { target: { value: typed } });
  await user.click(dialog.getByRole('button', { name: 'Add task' }));
  const words = Object.fromEntries(Object.entries(inDialog).map(([field, { value }]) => [field, value]));
  expect(Object.values(selectOwnTasks(store.getState()))).toContainEqual(expect.objectContaining(words));
});
