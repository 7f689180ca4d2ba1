### Ce que le serveur dit de lui-même.

## Une table dans une liste

server-summary-yours = C’est à vous de jouer.
server-summary-playing = { $name } joue.
server-summary-paused = La partie est en pause.
server-summary-over = La partie est terminée.
server-summary-waiting =
    { $count ->
        [0] On attend que chacun soit prêt.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }

## Pourquoi une chose n’est pas faite

server-no-watching = Vous regardez cette table sans y être assis.
server-no-host = Seul l’hôte de la table peut faire cela.
server-no-waiting = La partie n’a pas encore commencé.
server-no-paused = La partie est en pause.
server-no-over = La partie est terminée.
server-no-not-over = La partie n’est pas encore terminée.
server-no-untaught = Ce jeu n’a pas de première partie guidée.
server-no-lesson-held = Lisez d’abord la note, s’il vous plaît.
server-no-stale = La table a changé entre-temps ; veuillez regarder de nouveau.
server-no-turn = C’est à { $name } de jouer.
server-no-covered = Passez d’abord l’appareil : c’est à { $name } de jouer.
server-no-picks = Ces choix ne vont pas ensemble.
server-no-unknown-action = Ce coup n’existe pas dans ce jeu.
server-no-busy = Le serveur est trop occupé ; veuillez réessayer dans un instant.
server-no-store = Le coup n’a pas pu être enregistré et n’a donc pas été joué ; veuillez réessayer.
server-no-database = Le serveur n’a pas accès à ses tables pour le moment ; veuillez réessayer dans un instant.
server-no-table = Cette table n’existe pas.
server-no-private = Cette table n’est pas ouverte aux spectateurs.
server-no-old-rules = Cette partie suit une version antérieure de ses règles. Elle est conservée, mais seul un Bastide qui les connaît peut la montrer.
server-no-journal = Les données enregistrées de cette partie ne concordent pas : elle ne peut pas être affichée. Le responsable du serveur en trouve la trace dans le journal du serveur.
server-no-pace = Ce rythme est illisible ; il peut être none, relaxed, move:60 ou bank:900+5.
server-no-too-many-tables = Vous avez trop de tables ouvertes ; terminez-en une d’abord.
server-no-full = Ce serveur n’a plus de place pour une autre table ; veuillez le dire à son responsable.
server-no-options = { $reason }
server-no-chairs =
    { $count ->
        [one] Ces options demandent exactement une place.
       *[other] Ces options demandent exactement { $count } places.
    }
server-no-taken = Cette place est prise.
server-no-started = La partie a déjà commencé.
server-no-link = Ce lien ou ce code ne fonctionne pas, ou il a déjà servi.
server-no-seat = Cette place n’existe pas.
server-no-bot-chair = Un bot occupe cette place.
server-no-own-chair = Cela est réservé à la personne assise à cette place.
server-no-own-table = Vous êtes assis vous-même à cette table.
server-no-rated = Cette partie se joue sans aide.
server-no-present = { $name } est là et garde sa place.
server-no-patience =
    { $unit ->
        [days] Un bot pourra remplacer { $name } dans { $count } jours.
        [hours] Un bot pourra remplacer { $name } dans { $count } heures.
       *[minutes] { $count ->
            [one] Un bot pourra remplacer { $name } dans une minute.
           *[other] Un bot pourra remplacer { $name } dans { $count } minutes.
        }
    }
server-no-moved = Votre place à cette table, avec ses cartes, est passée sur un autre appareil par son lien.
server-no-moment = Ce moment n’existe pas dans la partie.
server-no-rules = Les règles de ce jeu ne sont pas encore écrites.
server-no-chat =
    { $count ->
        [one] Un message compte un caractère.
       *[other] Un message compte de 1 à { $count } caractères.
    }
server-no-nothing-back = Vous n’avez rien à reprendre.
server-no-asked =
    { $you ->
        [yes] Vous l’avez déjà demandé ; tout le monde n’a pas encore répondu.
       *[no] { $name } a demandé à reprendre un coup ; il faut d’abord y répondre.
    }
server-no-not-asked = Personne ne vous demande rien.
server-no-analysing = Une autre partie est en cours d’analyse pour vous ; veuillez attendre la fin.
server-no-thought = Le bot n’a pas répondu ; veuillez réessayer.
server-no-too-fast = C’est allé trop vite ; veuillez attendre un instant.
server-no-too-long = C’est trop long.
server-no-unreadable = Le serveur ne peut pas lire cela.
server-no-not-json = Le serveur ne lit que du JSON (Content-Type : application/json).
server-no-address = Il n’y a rien à cette adresse.
server-no-method = Cela ne peut pas se faire à cette adresse.
server-no-outside = Ce serveur est réservé au réseau où il se trouve.
server-no-origin = Cette demande vient d’un autre site et n’a donc pas été exécutée.
server-no-operator = Seul le responsable de ce serveur peut voir cela.
server-no-proxy = Le proxy placé devant ce serveur ne dit pas qui demande ; veuillez le dire à son responsable.
server-no-nobody = Ce navigateur ne connaît encore personne : asseyez-vous à une table ou choisissez d’abord un nom.
server-no-guests-only = Ce serveur n’accueille que des invités, comme l’a voulu son responsable.
server-no-passkey = Cette clé d’accès n’ouvre rien ici.
server-no-passkey-late = C’était trop long ; veuillez réessayer.
server-no-no-passkeys = Les navigateurs ne créent de clé d’accès que pour une adresse sûre qui porte un nom, pas un numéro.
server-no-passkeys = Vous avez déjà { $count } clés d’accès ; retirez-en une d’abord.
server-no-recovery = Ce code de secours ne marche pas.
server-no-emblem = Cet emblème n’existe pas.
server-no-device = Vous n’avez pas d’appareil ni de clé d’accès de ce genre.
server-no-not-let-in = Cet appareil n’a pas été admis, ou c’était trop long.
server-no-channel = Ce serveur ne prévient personne de cette façon.
server-no-browser = Le navigateur n’a pas donné de clés utilisables.
server-no-webhook = Un webhook demande une adresse sécurisée sur Internet, qui commence par https://.
server-no-mail = Cela ne ressemble pas à une adresse de courriel.
server-no-letters = Des courriels sont déjà en route ; regardez aussi parmi les indésirables.
server-no-letter = Ce lien ne fonctionne plus ; demandez-en un nouveau.
server-no-zone = Ce fuseau horaire est inconnu.
server-no-away = Vous n’êtes pas absent à ce moment-là.
server-no-away-days = Choisissez des jours à partir d’aujourd’hui, dans l’année, le premier avant le dernier.
server-no-away-twice = Vous êtes déjà absent certains de ces jours.
server-no-away-most = Vous pouvez être absent six semaines par an au plus.
server-preview = Une table, six jeux de cités : entre amis ou contre des bots.
server-no-page = La page n’a pas été construite ; voir docs/server.md.
server-no-mistake = Une erreur s’est produite sur le serveur ; elle a été notée.

## Messages à qui n’est pas là

call-and = { $names } et { $last }
call-turn =
    { $count ->
        [0] C’est votre tour.
       *[other] C’est votre tour à la table avec { $names }.
    }
call-reminder =
    { $count ->
        [0] La table vous attend toujours.
        [1] { $names } vous attend toujours.
       *[other] { $names } vous attendent toujours.
    }
call-over =
    { $count ->
        [0] Votre partie est terminée.
       *[other] Votre partie avec { $names } est terminée.
    }
call-rematch =
    { $count ->
        [0] Une revanche vous attend.
       *[other] Une revanche avec { $names } vous attend.
    }
call-several = { $count } tables ont du nouveau pour vous
call-try = Voici comment Bastide vous prévient.
mail-open = Ouvrir la table
mail-prove = C’est bien mon adresse
mail-enter = Se connecter
mail-why = Vous recevez ce courriel parce que vous avez demandé à être prévenu. Ne plus en recevoir
letter-prove = Votre adresse de courriel chez Bastide
letter-prove-text = Quelqu’un, sans doute vous, a donné cette adresse à une table de Bastide. Suivez le lien dans la journée pour y être prévenu et pour revenir depuis n’importe quel appareil. Si ce n’était pas vous, ne faites rien.
letter-enter = Votre retour chez Bastide
letter-enter-text = Suivez ce lien dans les cinq minutes pour vous connecter ; il ne sert qu’une fois. Si vous n’avez rien demandé, ne faites rien.

## Noms

server-you = Vous

## bastide serve et bastide table

cli-command-serve = Ouvrir des tables dans le navigateur jusqu’à l’arrêt.
cli-command-table = Jouer dans le navigateur : une table avec des bots, et une place pour vous.
cli-command-think = Faire réfléchir les bots des serveurs qui partagent un PostgreSQL, jusqu’à l’arrêt.
serve-option-host = L’adresse d’écoute ; hors de cette machine, il faut --home ou --public.
serve-option-port = Le port ; 0 en prend un qui est libre.
serve-option-database = Où garder les parties : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
serve-option-guests = N’accueillir que des invités : ni clés d’accès, ni codes de secours, ni autres appareils.
serve-option-home = Laisser entrer tous ceux du même réseau, comme les amis dans votre salon.
serve-option-public = Laisser entrer les autres : cookies par TLS seulement, code pour le responsable.
serve-option-origin = Une autre adresse de la page, comme https://jeux.example ; peut se répéter.
serve-option-proxy = L’adresse ou le réseau d’un proxy sur une autre machine ; peut se répéter.
serve-option-processes = Combien de serveurs sur cette machine, sur un seul PostgreSQL ; SIGHUP les renouvelle un à un.
serve-option-reach = Où les serveurs d’autres machines joignent celui-ci, comme 10.0.0.5:7400 ; dans votre propre réseau seulement.
serve-option-thinkers = Processus où réfléchissent les bots ; 0 laisse cela à « bastide think ».
serve-option-smtp = Le serveur de courriel, comme smtp://NOM:MOTDEPASSE@HÔTE:587 ou smtps://... ; mieux dans BASTIDE_SMTP.
serve-option-mail-from = L’expéditeur des courriels, comme bastide@jeux.example.
serve-option-no-push = Pas de messages aux navigateurs (Web Push).
serve-option-no-webhooks = Pas de webhooks.
serve-option-private-webhooks = Les webhooks peuvent mener à des adresses de votre propre réseau, comme une machine à la maison.
serve-smtp = Le courriel demande un serveur comme smtp://NOM:MOTDEPASSE@HÔTE:587, et une adresse avec --mail-from.
think-option-workers = Combien de bots réfléchissent à la fois ; en général un par cœur.
serve-option-open = Ouvrir le navigateur.
serve-option-level = La force des bots, de 1 à 4.
serve-started = Les tables sont ouvertes à { $address }
serve-table = Votre table est dressée : { $address }
serve-home =
    Les tables sont ouvertes à { $address }
    Donnez cette adresse à tous ceux du même réseau. Personne n’entre de l’extérieur. Ce qui est envoyé n’est
    pas chiffré : à la maison, pas au café.
serve-home-or-public = --home est pour votre propre réseau, --public pour tout le monde ; choisissez l’un des deux.
serve-public =
    Ce serveur laisse entrer les autres. Il parle HTTP en clair : placez devant lui, sur la même machine,
    un proxy TLS qui transmet Host, X-Forwarded-For, X-Forwarded-Proto et les en-têtes WebSocket.
    Les cookies ne passent que par HTTPS. `bastide admin code` donne le code de la page du responsable.
serve-processes-need-postgresql = Plusieurs processus demandent un PostgreSQL ; ajoutez --database postgresql://NOM@MACHINE/BASE.
serve-reach = « { $text } » n’est pas une adresse où d’autres serveurs joignent celui-ci ; dites MACHINE ou MACHINE:PORT.
think-needs-postgresql = Des bots qui réfléchissent ailleurs demandent un PostgreSQL ; ajoutez --database postgresql://NOM@MACHINE/BASE.
think-started = { $count ->
    [one] Un bot peut réfléchir. Ctrl-C l’arrête.
   *[other] { $count } bots peuvent réfléchir. Ctrl-C les arrête.
}
serve-needs-public = { $host } est accessible de l’extérieur ; ajoutez --home pour les amis du même réseau, ou --public pour tout le monde.
serve-port-taken = Le port { $port } est pris ; choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
serve-database = « { $text } » n’est pas une base ; écrivez sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
serve-proxy = « { $text } » n’est pas une adresse ; écrivez par exemple 10.0.0.1, ou un réseau comme 10.0.0.0/24.
serve-database-newer = La base de données a été écrite par un Bastide plus récent et n’a pas été modifiée ; lancez celui-là.
serve-database-fails = La base de données est inutilisable : { $text }
serve-folder = Le dossier { $text } ne peut pas être créé.

## bastide admin

admin-program = Pour le responsable d’un serveur : tables, stockage, sauvegardes.
admin-argument-file = Le fichier de la sauvegarde.
admin-argument-id = L’identifiant, tel qu’il est listé.
admin-command-tables = Lister toutes les tables.
admin-command-people = Lister tous ceux qui sont passés.
admin-command-storage = Dire combien de données sont gardées.
admin-command-code = Créer le code de la page du responsable ; il sert une fois.
admin-command-forget = Effacer ce que l’on sait d’une personne : nom, places, paroles.
admin-command-remove = Effacer une table et tout ce qui lui appartient.
admin-command-backup = Écrire une sauvegarde, sans arrêter le serveur.
admin-command-restore = Lire une sauvegarde dans une base vide de l’un ou l’autre type.
admin-storage = Tables : { $tables }. Personnes : { $people }. Stockage : { $size } Ko.
admin-code = Entrez ce code sur la page /host, il ne sert qu’une fois : { $code }
admin-forgot = Oublié. Tables concernées : { $count }.
admin-backed-up = { $count } lignes sont dans { $file }.
admin-restored = { $count } lignes ont été lues dans { $file }.
