/** A script for a window's start. Adds a push service that accepts every browser, because test windows have none. */
export const WITH_PUSH_SERVICE = () => {
  const known = {
    endpoint: "https://fcm.googleapis.com/fcm/send/somebody",
    options: { applicationServerKey: null },
    unsubscribe: async () => true,
    toJSON: () => ({
      endpoint: "https://fcm.googleapis.com/fcm/send/somebody",
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    }),
  };
  Object.assign(PushManager.prototype, { getSubscription: async () => known, subscribe: async () => known });
};
