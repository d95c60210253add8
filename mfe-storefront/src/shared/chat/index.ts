export { ChatButton } from './chat-button.tsx';
export { ReplyTime } from './reply-time.tsx';
