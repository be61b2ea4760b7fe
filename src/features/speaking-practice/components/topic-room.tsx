import { useOnlyPage } from '#src/shared/speaking/use-only-page.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ROOM } from '../messages/practice-room.ts';
import { type RoomProps, useRoom } from '../model/use-room.ts';
import { RoomEnd } from './room-end.tsx';
import { RoomLobby } from './room-lobby.tsx';
import { RoomStage } from './room-stage.tsx';

/** The room with its conversation. Remount it for another attempt. */
export function TopicRoom({ onAgain, ...props }: RoomProps & { onAgain: () => void }) {
  const room = useRoom(props);
  const isOnly = useOnlyPage(`luyen-room:${props.attemptId}`);
  if (!isOnly)
    return (
      <EmptyState illustration="notebook" title={ROOM.elsewhereTitle}>
        {ROOM.elsewhere}
      </EmptyState>
    );
  if (room.scene === 'lobby') return <RoomLobby room={room} onAgain={onAgain} />;
  return room.scene === 'end' ? <RoomEnd room={room} /> : <RoomStage room={room} />;
}
